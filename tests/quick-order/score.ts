import type { Case, Expected } from './corpus.ts'

/** What a reader of orders answers for one product kind. */
export type Answer = {
  readonly status: 'ready' | 'choose' | 'other-sizes' | 'not-found'
  readonly candidates: readonly { readonly name: string; readonly options: string }[]
  readonly quantity: number | null
  readonly unit: string | null
  readonly pieces: number | null
}

/** What became of a line: `wrong` was chosen for the customer, `missed` only offered or found wrongly. */
export type Outcome = {
  readonly text: string
  readonly group: string
  readonly isRight: boolean
  readonly isConfidentlyWrong: boolean
  /** Wrong in the cart after the suggestion was taken wherever there is only one. */
  readonly isSuggestedWrongly: boolean
  readonly isChosen: boolean
  /** Something of it is sold in the written size. */
  readonly isSold: boolean
  readonly isQuantityRight: boolean | null
  readonly why: string
}

/** Judges the answers to a line. */
export function judge({ text, group, expected }: Case, answers: readonly Answer[]): Outcome {
  const pairs = expected.map((each, index) => ({ expected: each, answer: answers[index] }))
  const judged = pairs.map(({ expected: each, answer }) => judgeOne(each, answer))
  const extra = answers.slice(expected.length)
  const isExtraChosen = extra.some(({ status }) => status === 'ready')
  const sold = expected.filter(({ kind }) => kind === 'sold')
  const why = [
    ...judged.flatMap((each) => (each.why === '' ? [] : [each.why])),
    ...(extra.length > 0 ? [`${extra.length} more: ${extra.map(describe).join('; ')}`] : []),
  ]
  return {
    text,
    group,
    isRight: judged.every((each) => each.isRight) && extra.length === 0,
    isConfidentlyWrong: judged.some((each) => each.isWrong) || isExtraChosen,
    isSuggestedWrongly:
      judged.some((each) => each.isSuggestedWrongly) ||
      extra.some(({ status, candidates }) => isTaken(status, candidates)),
    isChosen: sold.length > 0 && pairs.every(({ answer }) => answer?.status === 'ready'),
    isSold: sold.length > 0 && sold.length === expected.length,
    isQuantityRight: sold.length === 0 ? null : judged.every((each) => each.isQuantityRight),
    why: why.join(' | '),
  }
}

type Judgement = {
  readonly isRight: boolean
  readonly isWrong: boolean
  readonly isSuggestedWrongly: boolean
  readonly isQuantityRight: boolean
  readonly why: string
}

function judgeOne(expected: Expected, answer: Answer | undefined): Judgement {
  if (answer === undefined)
    return {
      isRight: false,
      isWrong: false,
      isSuggestedWrongly: false,
      isQuantityRight: false,
      why: 'no line',
    }
  const isReady = answer.status === 'ready'
  const isSold = expected.kind === 'sold' || expected.kind === 'ask'
  const isQuantityRight = !isSold || hasQuantity(expected, answer)
  const candidates = isReady ? answer.candidates.slice(0, 1) : answer.candidates
  const isFound = expected.kind === 'none' || candidates.some((candidate) => fits(expected, candidate))
  const isRight = isFound && isQuantityRight && statuses[expected.kind].includes(answer.status)
  const [first] = answer.candidates
  const isTakenRightly = isSold && first !== undefined && fits(expected, first) && isQuantityRight
  return {
    isRight,
    isWrong: isReady && !isRight,
    isSuggestedWrongly: isTaken(answer.status, answer.candidates) && !isTakenRightly,
    isQuantityRight,
    why: isRight ? '' : describe(answer),
  }
}

/** Whether a line goes into the cart when the only suggestions are taken. */
function isTaken(status: Answer['status'], candidates: Answer['candidates']): boolean {
  return status === 'ready' || (status === 'choose' && candidates.length === 1)
}

const statuses: Readonly<Record<Expected['kind'], readonly Answer['status'][]>> = {
  sold: ['ready', 'choose'],
  ask: ['choose'],
  other: ['other-sizes'],
  none: ['not-found', 'other-sizes'],
}

function hasQuantity(expected: Expected, { quantity, unit, pieces, candidates }: Answer): boolean {
  if (expected.quantity === null) return true
  const isUnitRight = expected.unit === null || unit === expected.unit
  const arePiecesRight = expected.pieces === null || candidates.length === 0 || pieces === expected.pieces
  return quantity === expected.quantity && isUnitRight && arePiecesRight
}

function fits({ name, options }: Expected, candidate: { name: string; options: string }): boolean {
  const text = candidate.name.toLowerCase().replaceAll('-', ' ')
  const has = (word: string): boolean =>
    word.startsWith('!')
      ? !text.includes(word.slice(1))
      : word.split('|').some((each) => text.includes(each.replaceAll('-', ' ')))
  return (
    name.every(has) &&
    options.every((option) => option.split('|').some((each) => hasOption(candidate.options, each)))
  )
}

function hasOption(options: string, wanted: string): boolean {
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d.])${escaped}(?![\d.])`, 'i').test(options)
}

function describe({ status, candidates, quantity, unit, pieces }: Answer): string {
  const names = candidates.map(({ name, options }) => `${name} (${options})`).join(' / ')
  return `${status} ${quantity ?? '?'} ${unit ?? ''}=${pieces ?? '?'}: ${names}`
}
