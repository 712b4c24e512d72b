import { expect, test } from 'vitest'
import { readWrittenText } from '#search/lexicon/read-text.ts'
import { decideGroup } from '#search/quick-order/decide-group.ts'
import { tellsOf } from '#search/quick-order/tells.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()

/** Tells whether a line behind another one is decided by its own words. */
function isByOwnWords(line: string, before: string, isCountMissing = false): boolean {
  const [group, context] = [line, before].map((text) => readWrittenText(text, index.vocabulary))
  const { namesProduct } = tellsOf(index)
  const grouped = { group: group ?? [], groups: [group ?? []], position: 0, context: context ?? [] }
  return decideGroup(index, { ...grouped, namesProduct, isCountMissing }).isByOwnWords
}

test('[QO-02] a line that says all is decided by its own words, whatever stands before it', () => {
  expect(isByOwnWords('OPC cement 20 bag', '')).toBe(true)
  expect(isByOwnWords('OPC cement 20 bag', 'cpvc pipe 1 inch 20')).toBe(true)
})

test('[QO-02] a line that takes a noun, a material or a size from the one before is not', () => {
  expect(isByOwnWords('elbow 50', 'cpvc pipe 3/4 inch 20')).toBe(false)
  expect(isByOwnWords('16 mm - 10', 'tmt bar 12 mm - 20')).toBe(false)
  expect(isByOwnWords('20 bag', 'wall putty 40 kg', true)).toBe(false)
})
