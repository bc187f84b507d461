/** An email address that, where it needs two lines, breaks after its @. */
export function EmailText({ email }: { readonly email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}
