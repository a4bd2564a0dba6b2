/** Copies a text. Answers false where the browser does not let the page copy. */
export async function copyText(text: string): Promise<boolean> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return copied ?? false;
}
