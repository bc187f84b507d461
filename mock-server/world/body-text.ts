const texts = new WeakMap<Request, Promise<string>>();

/** Returns a request's body as text; cached, because several parts of the mock read it. */
export function bodyText(request: Request): Promise<string> {
  const known = texts.get(request);
  if (known !== undefined) return known;
  const text = request.text();
  texts.set(request, text);
  return text;
}
