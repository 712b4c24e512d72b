import { beforeEach, describe, expect, it, vi } from 'vitest'

type Entry = { readonly page: string; readonly state: { readonly layer?: string } | null }

/** A browser history whose moves complete only when the test calls `arrive`, like real asynchronous moves. */
class FakeHistory {
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

  /** Completes all pending moves and those they trigger. */
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

let history: FakeHistory
let openLayer: (onBack: () => void) => () => void
let layersClosed: () => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  history = new FakeHistory()
  vi.stubGlobal('window', {
    history,
    location: { href: 'https://shop.example/' },
    addEventListener: (_: string, listener: (event: object) => void) => {
      history.listener = listener
    },
  })
  vi.resetModules()
  ;({ openLayer, layersClosed } = await import('./layers.ts'))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('layers and the back button', () => {
  it('the back button closes the topmost layer and stays on the page', () => {
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

  it('closing a layer removes its history entry', () => {
    const close = openLayer(() => {})
    close()
    vi.runAllTimers()
    history.arrive()
    expect(history.at).toBe(1)
  })

  it('who navigates after a layer waits until its history entry is gone', async () => {
    const close = openLayer(() => {})
    close()
    let isGone = false
    const waited = layersClosed().then(() => (isGone = true))
    await vi.advanceTimersByTimeAsync(200)
    expect(isGone).toBe(false)
    history.arrive()
    await vi.advanceTimersByTimeAsync(200)
    expect(isGone).toBe(true)
    await waited
  })

  it('a layer that opens while another is closing stays open', () => {
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

  it('closing several layers in a row never leaves the page', () => {
    const closeLower = openLayer(() => {})
    const closeUpper = openLayer(() => {})
    closeUpper()
    vi.runAllTimers()
    // the lower one closes while the move is pending, and its timer runs when the move has reached its entry
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
