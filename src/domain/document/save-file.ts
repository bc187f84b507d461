/** Gives a file to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task; a minute is ample even for a slow disk.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
