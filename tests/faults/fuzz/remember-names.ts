/** How many of a kind are remembered: the last ones. */
const MOST = 12
const NAME = /"(id|uid|number|state|key|\w+(?:Id|Uid|Number))":"?([\w.-]{1,60})"?/g

/** Remembers the ids in an answer of an operation by how they are named there, and by what was asked for. */
export function rememberNames(named: Map<string, string[]>, operation: string, body: string): void {
  const resource = operation
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .slice(1)
  for (const [, name = '', id = ''] of body.slice(0, 20_000).matchAll(NAME)) {
    remember(named, name, id)
    if (!/(?:Id|Uid|Number)$/.test(name)) for (const segment of resource) remember(named, segment, id)
  }
}

function remember(named: Map<string, string[]>, name: string, id: string): void {
  const ids = named.get(name) ?? []
  if (ids.includes(id)) return
  named.set(name, [...ids, id].slice(-MOST))
}
