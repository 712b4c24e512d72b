import type { TestApi } from './test-api.ts'

/** Writes what came of an attack into the output of the tests. */
export function reportAttack(attack: string, figures: Readonly<Record<string, number>>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value.toLocaleString('en-IN')}`)
  process.stdout.write(`    attack: ${attack}: ${text.join(', ')}\n`)
}

/** Six digits that differ from guess to guess and are never the right ones, so that luck plays no part in a test. */
export function wrongGuess(number: number, right: string): string {
  const guess = String((number * 7919 + 13) % 1_000_000).padStart(6, '0')
  return guess === right ? '000000' : guess
}

/** The newest code that was sent to a phone. */
export function codeSentTo(api: TestApi, phone: string): string {
  const message = api.messages.findLast(({ to }) => to === `+91${phone}`)
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none'
}

/** The code of the store's closed list in a refusal. */
export async function errorCodeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code
}
