import { differs } from './differs.ts'

/** A field that two people have changed: what it was, what is saved by now, and what is typed here. */
export type Clash = {
  readonly field: string
  readonly base: unknown
  readonly theirs: unknown
  readonly mine: unknown
}

/**
 * Brings together what two people made of the same form: fields that one of them changed are taken over, and those that both
 * changed differently are clashes, which keep what is typed here until somebody decides.
 */
export function mergeForms<F extends object>(
  base: F,
  theirs: F,
  mine: F,
): { readonly merged: F; readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = []
  const [known, saved] = [
    new Map<string, unknown>(Object.entries(base)),
    new Map<string, unknown>(Object.entries(theirs)),
  ]
  const merged = Object.entries(mine).map(([field, value]): [string, unknown] => {
    const [was, is]: [unknown, unknown] = [known.get(field), saved.get(field)]
    if (!differs(value, was)) return [field, is]
    if (differs(is, was) && differs(is, value)) clashes.push({ field, base: was, theirs: is, mine: value })
    return [field, value]
  })
  return { merged: { ...mine, ...Object.fromEntries(merged) }, clashes }
}
