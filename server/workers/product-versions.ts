/** The ids of products with their versions, of a few thousand products, as text of JSON. */
type VersionsText = string

/** The products and versions of one text. */
export function parseVersions(text: VersionsText): [id: string, version: string][] {
  return JSON.parse(text) as [string, string][]
}

/** Counts the products: all texts but the last one have as many as the first. */
export function countVersions(texts: readonly VersionsText[]): number {
  const [first] = texts
  const last = texts.at(-1)
  if (first === undefined || last === undefined) return 0
  return (texts.length - 1) * parseVersions(first).length + parseVersions(last).length
}

/** The products that are new or have another version, and those that are gone; texts that are the same are not read. */
export function compareVersions(
  before: readonly VersionsText[],
  now: readonly VersionsText[],
): { readonly changed: readonly string[]; readonly removed: ReadonlySet<string> } {
  const known = new Map(before.filter((text, index) => text !== now[index]).flatMap(parseVersions))
  const listed = new Map(now.filter((text, index) => text !== before[index]).flatMap(parseVersions))
  return {
    changed: [...listed.keys()].filter((id) => known.get(id) !== listed.get(id)),
    removed: new Set([...known.keys()].filter((id) => !listed.has(id))),
  }
}
