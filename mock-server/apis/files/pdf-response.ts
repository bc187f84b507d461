/** Displayed inline. */
export function pdfResponse(bytes: Uint8Array, fileName: string): Response {
  // Copied, because a response body requires its own buffer.
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}

export function noSuchFile(path: string): Response {
  return Response.json({ error: 'not_found', detail: `There is no file ${path}` }, { status: 404 });
}
