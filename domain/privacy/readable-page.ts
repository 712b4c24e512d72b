/** The words of a readable page; keys that it does not know are shown as they are. */
export type PageMessages = {
  readonly title: string
  readonly intro: string
  readonly none: string
  readonly names: Readonly<Record<string, string>>
}

/**
 * A page for people of any JSON: objects become lists of terms, arrays become numbered sections. It needs nothing but a browser,
 * and holds no script; every text is escaped.
 */
export function readablePage(data: object, words: PageMessages): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(words.title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0 }
dt { opacity: .7 } dd { margin: 0; overflow-wrap: anywhere }
ol { padding-left: 1.5rem } li { padding: .25rem 0 } h2 { margin-top: 2rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
</style>
<h1>${escape(words.title)}</h1>
<p>${escape(words.intro)}</p>
${Object.entries(data)
  .map(([key, value]) => `<h2>${escape(words.names[key] ?? key)}</h2>\n${show(value, words)}`)
  .join('\n')}
</html>
`
}

function show(value: unknown, words: PageMessages): string {
  if (value === null || value === undefined || value === '') return escape(words.none)
  if (Array.isArray(value)) {
    if (value.length === 0) return `<p>${escape(words.none)}</p>`
    return `<ol>${value.map((entry) => `<li>${show(entry, words)}</li>`).join('\n')}</ol>`
  }
  if (typeof value !== 'object') return escape(typeof value === 'string' ? value : JSON.stringify(value))
  const rows = Object.entries(value).map(
    ([key, entry]) => `<dt>${escape(words.names[key] ?? key)}</dt><dd>${show(entry, words)}</dd>`,
  )
  return `<dl>${rows.join('\n')}</dl>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
