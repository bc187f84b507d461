/** A PDF, to be shown in place. */
export function pdfResponse(bytes: Uint8Array, fileName: string): Response {
  // A copy: the type of a response body wants a buffer of its own.
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}

/** The answer where there is no such file. */
export function noSuchFile(path: string): Response {
  return Response.json({ error: 'not_found', detail: `There is no file ${path}` }, { status: 404 });
}
