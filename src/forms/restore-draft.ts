function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function restored(value: unknown, kept: unknown): unknown {
  if (Array.isArray(value)) return isTextList(kept) ? [...kept] : value;
  if (isRecord(value)) {
    return isRecord(kept)
      ? Object.fromEntries(
          Object.entries(value).map(([key, entry]) => [key, restored(entry, kept[key])]),
        )
      : value;
  }
  return typeof kept === typeof value ? kept : value;
}

/** Drops parts of the draft that don't have the form's shape. Lists contain texts. */
export function restoreDraft<Values extends object>(
  values: Values,
  draft: Readonly<Record<string, unknown>> | null,
): Values {
  return draft === null ? values : (restored(values, draft) as Values);
}
