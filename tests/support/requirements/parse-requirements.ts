/** One line of the list of requirements. */
export type Requirement = { readonly id: string; readonly text: string }

const line = /^- ([A-Z]+-\d{2}) (.+)$/
const named = /\[([A-Z]+-\d{2}(?:\s*,\s*[A-Z]+-\d{2})*)\]/g

/** Reads the requirements from the Markdown list; throws when an id is listed twice. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements = markdown.split('\n').flatMap((text) => {
    const [, id, rest] = line.exec(text) ?? []
    return id && rest ? [{ id, text: rest }] : []
  })
  const seen = new Set<string>()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`${id} is listed twice in the requirements`)
    seen.add(id)
  }
  return requirements
}

/** The requirements that a test's title names: `[CART-07] …`, `[CART-07][CART-08] …` or `[CART-07, CART-08] …`. */
export function requirementsOf(title: string): string[] {
  return [...title.matchAll(named)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/))
}
