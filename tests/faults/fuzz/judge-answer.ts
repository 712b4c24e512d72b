import type { Answer } from './send-request.ts'

/** What only the store's inside should know: stack traces, files, SQL and what the database says of it. */
const inside =
  /\n\s+at \S|node:internal|node_modules|\bfile:\/\/|\/(?:server|domain|migrations|build)\/[\w/-]+\.(?:ts|js)\b|\bSQLSTATE|\brelation "|\bcolumn "|violates |duplicate key|syntax error at|invalid input syntax|pg_catalog|PGlite|ECONNREFUSED|\bselect \* from\b/i

/** The description of the API names its own sources of errors, and the bundles hold code. */
const ownTexts = /^\/(?:api\/docs|assets\/)/

/** What is wrong with an answer, or null; `secrets` belong to somebody who never asked. */
export function judgeAnswer(
  path: string,
  { status, headers, retryAfter, body }: Answer,
  secrets: readonly string[],
): string | null {
  if (status === 0) return `no answer: ${body}`
  const isDeliberate = (status === 503 || status === 429) && retryAfter !== undefined
  if (status >= 500 && !isDeliberate) return `status ${status}`
  const text = `${headers}\n${body}`
  if (!ownTexts.test(path)) {
    const leak = inside.exec(text)
    if (leak !== null)
      return `shows its inside: ${text.slice(Math.max(0, leak.index - 60), leak.index + 120)}`
  }
  const secret = secrets.find((each) => text.includes(each))
  return secret === undefined ? null : `shows somebody else's ${secret}`
}
