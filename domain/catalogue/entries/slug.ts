/** An id for addresses from a name: `OPC 53 Grade (50 kg)` is `opc-53-grade-50-kg`; names without Latin letters or digits get the fallback. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug === '' ? fallback : slug
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free. */
export function freeId(slug: string, isTaken: (id: string) => boolean): string {
  let id = slug
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`
  return id
}
