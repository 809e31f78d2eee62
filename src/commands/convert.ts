export async function convert(_p: readonly string[], _o: object): Promise<number> {
  return 0;
}
