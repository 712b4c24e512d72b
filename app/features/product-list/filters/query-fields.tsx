/** The parameters of a URL that a form keeps. */
export function QueryFields({ query, without }: { query: URLSearchParams; without: readonly string[] }) {
  return [...query]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
}
