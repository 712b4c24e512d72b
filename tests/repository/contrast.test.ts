import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = readFileSync(join(import.meta.dirname, '../../app/ui/styles/tokens.css'), 'utf8')
const schemes = { light: /^:root \{([^}]*)\}/m, dark: /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/ }

const grounds = ['ground', 'surface', 'sunken'] as const
const signals = ['accent', 'good', 'bad', 'caution'] as const

/** What text stands on, by its colour: the grounds of pages, and the soft ground of badges and notices. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'quiet', ...signals].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...signals.flatMap((name) => ['ink', 'quiet', name].map((text) => [text, `${name}-soft`] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
]

function coloursOf(scheme: keyof typeof schemes): (name: string) => string {
  const [, rules = ''] = schemes[scheme].exec(file) ?? []
  const colours = new Map(
    [...rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  return (name) => colours.get(name) ?? `no ${name}`
}

/** Contrast of two colours as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(['light', 'dark'] as const)(
  'text is readable on every ground of the store, and borders of fields are seen, in %s',
  (scheme) => {
    const colour = coloursOf(scheme)
    const tooFaint = (pairs: typeof textPairs, least: number) =>
      pairs
        .map(([text, ground]) => ({ text, ground, ratio: contrast(colour(text), colour(ground)) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)
    expect(tooFaint(textPairs, 4.5)).toEqual([])
    expect(tooFaint([['control', 'surface']], 3)).toEqual([])
  },
)
