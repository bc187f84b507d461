/** Breaks after the @ if the address needs two lines. */
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
