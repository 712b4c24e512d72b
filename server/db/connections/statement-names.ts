import { createHash } from 'node:crypto'

/** The name under which a connection keeps a statement prepared; null for one that it runs once and forgets. */
export type StatementName = (text: string) => string | null

/** Prepares nothing: behind a pooler, a connection may be another one for each transaction. */
export const unnamed: StatementName = () => null

/** Each connection keeps as many; a plan takes some 10 to 50 kB there. */
const MAX_NAMES = 300
/** Texts that are told apart while it is not known which of them come again. */
const MAX_SEEN = 2_000

/**
 * Names the statements that come again, so that the database parses and plans them once for each connection: for an order this
 * is most of what its statements cost. Lists, known by a limit above one, are left out, because the best way to read one depends
 * on the values, which a plan made for all of them does not know; so is what is no plain reading or writing.
 */
export function statementNames(): StatementName {
  const names = new Map<string, string | null>()
  let given = 0
  return (text) => {
    const known = names.get(text)
    if (typeof known === 'string') return known
    if (known === undefined) {
      // the first time says nothing: texts with lists of any length never come again
      if (names.size < MAX_SEEN && isPreparable(text)) names.set(text, null)
      return null
    }
    if (given >= MAX_NAMES) return null
    given += 1
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }
}

function isPreparable(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/\blimit (?!1\b)[$\d]/i.test(text)
}

/**
 * Tells whether a prepared statement no longer fits: its tables have changed since, or its session is gone. The connection is
 * given up; a new one prepares the statement again.
 */
export function isOutdatedPlan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isUnknown = 'code' in error && error.code === '26000'
  return isUnknown || error.message.startsWith('cached plan must not change result type')
}
