const texts = new WeakMap<Request, Promise<string>>();

/** The body of a request as text: read once, however many parts of the world ask for it. */
export function bodyText(request: Request): Promise<string> {
  const known = texts.get(request);
  if (known !== undefined) return known;
  const text = request.text();
  texts.set(request, text);
  return text;
}
