import { describe, expect, it } from 'vitest'
import { nextPosition, afterTransition, visibleSlide } from './slide-position.ts'

describe('[HOME-03] the carousel of three banners loops forward', () => {
  it('advances slide by slide to the clone of the first', () => {
    expect(nextPosition({ at: 2, moving: true }, 3)).toEqual({ at: 3, moving: true })
    expect(visibleSlide({ at: 3, moving: true }, 3)).toBe(0)
  })

  it('jumps from the clone to the first without animation', () => {
    expect(afterTransition({ at: 3, moving: true }, 3)).toEqual({ at: 0, moving: false })
  })

  it('stays in place on any other slide', () => {
    expect(afterTransition({ at: 1, moving: true }, 3)).toEqual({ at: 1, moving: true })
  })

  it('continues to the second when the jump was missed', () => {
    expect(nextPosition({ at: 3, moving: true }, 3)).toEqual({ at: 1, moving: true })
  })
})
