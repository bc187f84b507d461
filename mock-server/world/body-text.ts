const texts = new WeakMap<Request, Promise<string>>();

/** Cached, because several parts of the mock read the body. */
export function bodyText(request: Request): Promise<string> {
  const known = texts.get(request);
  if (known !== undefined) return known;
  const text = request.text();
  texts.set(request, text);
  return text;
}
