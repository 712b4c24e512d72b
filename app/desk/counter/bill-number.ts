/**
 * The number that a code on a bill says: the code of the store is nothing but the number, and that of an e-invoice is a signed JWT, whose
 * claim `data` is JSON in a text with `DocNo` in it. Any other text is taken as it is typed.
 */
export function billNumberOf(code: string): string {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(code.trim()) ?? []
  return (payload === undefined ? null : documentNumberIn(payload)) ?? code.trim()
}

function documentNumberIn(payload: string): string | null {
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const data = textAt(claims, 'data')
    return data === null ? null : textAt(JSON.parse(data), 'DocNo')
  } catch {
    return null
  }
}

function textAt(value: unknown, field: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const found: unknown = Object.entries(value).find(([name]) => name === field)?.[1]
  return typeof found === 'string' ? found : null
}
