import type { DeskEntryWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { grantRole } from '../../support/browser/desk-steps.ts'
import { openDeskOverHttp } from '../../support/process/sign-in-over-http.ts'
import type { Store } from '../../support/process/start-store.ts'
import { until } from '../../support/process/until.ts'

/** How long a saved change took, and how long after it was saved a search found it, in milliseconds. */
export type SavingFigures = { readonly saved: number; readonly found: number }

/** Renames a product several times at the desk of a store, each time to a word that no product has had. */
export async function measureSaving(store: Store, turns: number): Promise<SavingFigures[]> {
  const desk = await openDesk(store)
  const { entries } = (await desk('GET', '/api/desk/catalogue/products')) as EntryPageWire
  const url = `/api/desk/catalogue/products/${encodeURIComponent(entries[0]?.id ?? '')}`
  const figures: SavingFigures[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const { digest, form } = (await desk('GET', url)) as DeskEntryWire
    const word = `zyx${String.fromCodePoint(97 + turn).repeat(3)}olite`
    const begun = performance.now()
    await desk('PUT', url, { digest, form: { ...form, name: `${word} board` } })
    const saved = performance.now()
    await until(
      `${word} in a search`,
      async () => {
        const answer = await fetch(`${store.baseURL}/search.data?q=${word}`)
        return (await answer.text()).includes(`${word} board`) || undefined
      },
      { withinMs: 60_000, everyMs: 20 },
    )
    figures.push({ saved: saved - begun, found: performance.now() - saved })
  }
  return figures
}

async function openDesk(store: Store) {
  const cookie = await openDeskOverHttp(store, await grantRole(store, 'owner', 'Ravi'))
  return async (method: string, url: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(store.baseURL + url, {
      method,
      headers: { origin: store.baseURL, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}
