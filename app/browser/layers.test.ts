import { beforeEach, describe, expect, it, vi } from 'vitest'

type Entry = { readonly page: string; readonly state: { readonly layer?: string } | null }

/** The history of a browser whose moves arrive when the test says so, as they do some time after they were asked for. */
class HandHistory {
  entries: Entry[] = [
    { page: 'before', state: null },
    { page: 'shop', state: null },
  ]
  at = 1
  moves = 0
  listener: (event: object) => void = () => {}

  get state(): Entry['state'] {
    return this.entries[this.at]?.state ?? null
  }

  pushState(state: Entry['state']): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { page: this.page, state }]
    this.at += 1
  }

  back(): void {
    this.moves += 1
  }

  /** Lets every move arrive that was asked for, and those that they bring about. */
  arrive(): void {
    while (this.moves > 0) {
      this.moves -= 1
      this.at = Math.max(0, this.at - 1)
      this.listener({ stopImmediatePropagation: () => {} })
    }
  }

  get page(): string {
    return this.entries[this.at]?.page ?? ''
  }
}

let history: HandHistory
let openLayer: (onBack: () => void) => () => void

beforeEach(async () => {
  vi.useFakeTimers()
  history = new HandHistory()
  vi.stubGlobal('window', {
    history,
    location: { href: 'https://shop.example/' },
    addEventListener: (_: string, listener: (event: object) => void) => {
      history.listener = listener
    },
  })
  vi.resetModules()
  ;({ openLayer } = await import('./layers.ts'))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('layers and the back button', () => {
  it('the back button closes the uppermost layer and stays on the page', () => {
    const closed: string[] = []
    openLayer(() => closed.push('panel'))
    openLayer(() => closed.push('dialog'))
    history.back()
    history.arrive()
    expect(closed).toEqual(['dialog'])
    history.back()
    history.arrive()
    expect(closed).toEqual(['dialog', 'panel'])
    expect(history.page).toBe('shop')
  })

  it('a layer that closes by itself takes its entry with it', () => {
    const close = openLayer(() => {})
    close()
    vi.runAllTimers()
    history.arrive()
    expect(history.at).toBe(1)
  })

  it('a layer that opens while another one is leaving stays open', () => {
    const closed: string[] = []
    const close = openLayer(() => closed.push('first'))
    close()
    vi.runAllTimers()
    openLayer(() => closed.push('second'))
    history.arrive()
    expect(closed).toEqual([])
    history.back()
    history.arrive()
    expect(closed).toEqual(['second'])
    expect(history.page).toBe('shop')
  })

  it('layers that close one after the other never lead off the page', () => {
    const closeLower = openLayer(() => {})
    const closeUpper = openLayer(() => {})
    closeUpper()
    vi.runAllTimers()
    // the lower one closes while the move is on its way, and its turn comes when the move stands on its entry
    closeLower()
    history.moves -= 1
    history.at -= 1
    history.listener({ stopImmediatePropagation: () => {} })
    vi.runAllTimers()
    history.arrive()
    expect(history.page).toBe('shop')
    expect(history.at).toBe(1)
  })
})
