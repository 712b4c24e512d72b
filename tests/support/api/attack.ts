import type { TestApi } from './test-api.ts'
import type { Browser } from './test-browser.ts'

/** Writes what came of an attack into the output of the tests. */
export function reportAttack(attack: string, figures: Readonly<Record<string, number>>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value.toLocaleString('en-IN')}`)
  process.stdout.write(`    attack: ${attack}: ${text.join(', ')}\n`)
}

/** The statuses of a flood of requests, one after the other. */
export async function flood(requests: number, ask: (round: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < requests; round += 1) statuses.push((await ask(round)).status)
  return statuses
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

/** Signs a number in from an address, in a browser that is a known device of it from then on. */
export async function signInFrom(api: TestApi, phone: string, from: string): Promise<Browser> {
  const browser = api.asBrowser(from)
  await browser.send(phone)
  const { status } = await browser.verify(phone, codeSentTo(api, phone))
  if (status !== 200) throw new Error(`${phone} was not signed in: ${status}`)
  return browser
}

/** The code of the store's closed list in a refusal. */
export async function errorCodeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code
}
