import { findPhrase } from '../find-phrase.ts'
import type { CountDoubt, Cursor, Item } from '../items.ts'
import { isLayered, quantityUnits, readOperand, type Operand } from './operand.ts'
import { numberMeaning } from './number-words.ts'
import { isBreak } from './sign.ts'

type Operation = 'sum' | 'range' | 'product' | 'power'
type Operator = { readonly operation: Operation; readonly length: number }
type Expression = {
  readonly operation: Operation
  readonly operands: readonly Operand[]
  /** The number behind an equals sign. */
  readonly total: Operand | null
  readonly at: number
  readonly end: number
  /** Position of the first operator. */
  readonly joint: number
}
/** A beginning that is a word: the fifty of `fifty to sixty bags`. */
type Word = { readonly value: number; readonly length: number }

/** The most that is offered as a result. */
const MOST = 1e9

/**
 * Reads numbers that together say how many: `50 + 20 bags`, `50-60 bags`, `50 bags x 2`, `10^2 bags`. What is no certain number is read as one that
 * is asked for. The result is how many tokens it takes, 0 where none begins.
 */
export function readExpression(cursor: Cursor, at: number, word: Word | null): number {
  if (cursor.isCatalogue) return 0
  const expression = expressionAt(cursor, at, word)
  if (expression === null || !isCount(cursor, expression)) return 0
  const { value, doubt } = resultOf(cursor, expression)
  const unit = (expression.total ?? expression.operands.at(-1))?.unit ?? ''
  const counted = unit === '' ? (expression.operands[0]?.unit ?? '') : unit
  const doubtful = doubt === null ? {} : { doubt }
  cursor.items.push(
    counted === ''
      ? { kind: 'number', value, isMarked: true, isLoose: false, ...doubtful }
      : { kind: 'quantity', value, unit: spelled(counted), ...doubtful },
  )
  return expression.end - at
}

function expressionAt(cursor: Cursor, at: number, word: Word | null): Expression | null {
  const first = readOperand(cursor, at, word)
  const joint = at + first.length
  const operator = operatorAt(cursor, joint)
  if (operator === null) return null
  const { operation } = operator
  const operands = [first.operand]
  let end = joint
  for (let next: Operator | null = operator; next?.operation === operation; next = operatorAt(cursor, end)) {
    const read = operandAt(cursor, end + next.length)
    if (read === null) break
    operands.push(read.operand)
    end += next.length + read.length
  }
  if (operands.length < 2) return null
  const total = cursor.tokens[end]?.text === '=' ? operandAt(cursor, end + 1) : null
  return {
    operation: isBetween(cursor, at) ? 'range' : operation,
    operands,
    total: total?.operand ?? null,
    at,
    end: total === null ? end : end + 1 + total.length,
    joint,
  }
}

function operandAt(cursor: Cursor, at: number): { operand: Operand; length: number } | null {
  if (cursor.tokens[at]?.kind === 'number') return readOperand(cursor, at)
  const phrase = findPhrase(cursor, at, ({ kind }) => kind === 'number')
  if (phrase === null) return null
  const length = phrase.words.length
  const value = numberMeaning(cursor, phrase, at + length)
  return value === null ? null : readOperand(cursor, at, { value, length })
}

function isBetween({ words }: Cursor, at: number): boolean {
  return words[at - 1] === 'between'
}

const OPERATIONS: readonly (readonly [RegExp, Operation])[] = [
  [/^(?:\+|&|plus|and|aur|और)$/u, 'sum'],
  [/^(?:to|se|or|ya|या|से|~|–|—)$/u, 'range'],
  [/^(?:x|×|\*|into)$/u, 'product'],
]

/** The operator at a token; a `-`, a `/` and a `^` join only what stands right beside them. */
function operatorAt({ tokens, words }: Cursor, at: number): Operator | null {
  const token = tokens[at]
  const isGlued = token?.isGlued === true && tokens[at + 1]?.isGlued === true
  if (token?.text === '.' && tokens[at + 1]?.text === '.') return { operation: 'range', length: 2 }
  if (isGlued && /^[-/]$/.test(token.text)) return { operation: 'range', length: 1 }
  if (isGlued && token.text === '^') return { operation: 'power', length: 1 }
  const operation = OPERATIONS.find(([pattern]) => pattern.test(words[at] ?? ''))?.[1]
  return operation === undefined ? null : { operation, length: 1 }
}

/** Tells whether an expression says how many, and is no size, no group of them and no count of two things. */
function isCount(cursor: Cursor, expression: Expression): boolean {
  const { operation, operands, end } = expression
  if (!isOfOneUnit(expression) || goesOn(cursor, end) || isOfTwo(cursor, expression)) return false
  if (operation === 'sum')
    return areWhole(operands) && (isUnitLast(expression) || isPlainSum(cursor, expression))
  return operands.length === 2 && isCountOfTwo(expression)
}

/** Tells whether two numbers that are not added up say how many. */
function isCountOfTwo(expression: Expression): boolean {
  const { operation, operands, total, at, joint } = expression
  const [first, second] = operands
  if (first === undefined || second === undefined) return false
  if (operation === 'power') return joint === at + 1
  if (operation === 'range') return areWhole(operands) && isUnitLast(expression) && first.value < second.value
  return total !== null || (first.unit !== '' && second.unit === '')
}

/** Tells whether all numbers are in one unit that things are counted in, or in none. */
function isOfOneUnit({ operation, operands, total }: Expression): boolean {
  if (operands.some(({ isFraction, isLoose }) => isFraction || isLoose)) return false
  const units = new Set(
    [...operands, ...(total === null ? [] : [total])].map(({ unit }) => unit).filter(Boolean),
  )
  const [unit = ''] = units
  const isCounted = unit === '' || quantityUnits.has(unit) || (operation === 'sum' && WEIGHED.has(unit))
  return units.size < 2 && isCounted
}

function isUnitLast({ operands, total }: Expression): boolean {
  return (total ?? operands.at(-1))?.unit !== ''
}

/** Tells whether numbers that have no unit of their own are no sizes: of what is counted there are no halves. */
function areWhole(operands: readonly Operand[]): boolean {
  return operands.slice(0, -1).every(({ unit, value }) => unit !== '' || Number.isInteger(value))
}

/** Units that are no size where they are added up. */
const WEIGHED = new Set(['kg', 'l'])

/** Tells whether bare numbers are added up: not the layers of glass, nor two that `and` joins. */
function isPlainSum(cursor: Cursor, { operands, joint, total }: Expression): boolean {
  const [first] = operands
  if (first === undefined || !/^(?:\+|plus)$/.test(cursor.words[joint] ?? '')) return false
  return (
    operands.every(({ value }) => Number.isInteger(value)) &&
    (total !== null || !isLayered(cursor, joint, first))
  )
}

/** Tells whether another number or a sign of a group follows. */
function goesOn({ tokens, words }: Cursor, at: number): boolean {
  const isJoint = /^(?:x|×|\*|by|\/|\^)$/u.test(words[at] ?? '') && tokens[at + 1]?.kind === 'number'
  return isJoint || tokens[at]?.kind === 'number'
}

/** Tells whether something is named on both sides, so that each number is of one: `elbow 20 + 30 tee`. */
function isOfTwo(cursor: Cursor, { operation, end }: Expression): boolean {
  if (operation !== 'sum') return false
  const begins = cursor.items.findLastIndex(({ kind }) => kind === 'break' || kind === 'and')
  const isNamed = cursor.items.slice(begins + 1).some(({ kind }) => kind === 'term')
  const isNext = cursor.tokens[end]?.kind === 'word' && !isBreak(cursor.tokens[end].text)
  return isNamed && isNext && findPhrase(cursor, end, ({ kind }) => kind === 'product') !== null
}

/** The count that an expression comes to, and what it may be besides. */
function resultOf(cursor: Cursor, expression: Expression): { value: number; doubt: CountDoubt | null } {
  const { value, mayBe } = comesTo(expression)
  const written = textOf(cursor, expression.at, expression.end)
  const reason = REASONS[expression.operation]
  return { value, doubt: mayBe === null ? null : { written, reason, mayBe: offered(mayBe) } }
}

/** The value of an expression, and what else it may be; null for nothing else. */
function comesTo(expression: Expression): { value: number; mayBe: readonly number[] | null } {
  const { operation, operands, total } = expression
  const [first = 0, second = 0] = operands.map(({ value }) => value)
  switch (operation) {
    case 'sum': {
      const sum = round(operands.reduce((all, { value }) => all + value, 0))
      const told = total?.value ?? sum
      return { value: told, mayBe: isSure(expression, sum) ? null : [sum, told] }
    }
    case 'range':
      return { value: second, mayBe: [first, second] }
    case 'product':
      return productOf(round(first * second), { first, total })
    case 'power':
      return { value: first, mayBe: [first, first ** second] }
  }
}

/** A product whose result is counted behind it is that; otherwise it may be the first number or all of them. */
function productOf(product: number, { first, total }: { first: number; total: Operand | null }) {
  const isTold = total !== null && total.unit !== '' && total.value === product
  return isTold ? { value: product, mayBe: null } : { value: first, mayBe: [first, total?.value ?? product] }
}

/** Tells whether a sum is one: its total stands behind it, or each number has its unit. */
function isSure({ operands, total }: Expression, sum: number): boolean {
  return total === null ? operands.every(({ unit }) => unit !== '') : total.value === sum
}

const REASONS = { sum: 'sum', range: 'range', product: 'product', power: 'notation' } as const

type Behind = {
  readonly items: readonly Item[]
  readonly before: Item | undefined
  readonly at: number
  readonly length: number
}

/** Behind a number that no size tells, a quantity may be of another amount: `2 x 50 bags`, `100-20 bags`, `50 - 60 bags`. */
export function withNumberBefore(cursor: Cursor, { items, before, at, length }: Behind): readonly Item[] {
  const [first, second = first] = items
  const number = items.length === 2 ? first : before
  if (cursor.isCatalogue || items.length > 2 || number?.kind !== 'number' || second?.kind !== 'quantity')
    return items
  const begins = items.length === 2 ? at : startOf(cursor, at)
  const operation = cursor.tokens
    .slice(begins + 1, at + length)
    .reduce<Operation | null>((found, _, index) => found ?? jointAt(cursor, begins + 1 + index), null)
  if (begins < 0 || operation === null) return items
  const unlessSize: CountDoubt = {
    written: textOf(cursor, begins, at + length),
    reason: REASONS[operation],
    mayBe: offered(meantBy(operation, number.value, second.value)),
  }
  return [...items.slice(0, -1), { ...second, unlessSize }]
}

/** Counts that two numbers may mean, the last of which is counted. */
function meantBy(operation: Operation, one: number, other: number): number[] {
  switch (operation) {
    case 'sum':
      return [one + other, other]
    case 'range':
      return one > other ? [one - other, other] : [one, other]
    case 'product':
      return [one * other, other]
    case 'power':
      return [one ** other, one]
  }
}

/** The operation that a token says between two numbers, a hyphen with spaces around it as well. */
function jointAt(cursor: Cursor, at: number): Operation | null {
  return cursor.tokens[at]?.text === '-' ? 'range' : (operatorAt(cursor, at)?.operation ?? null)
}

/** Position of the number that is joined to the one at a token; -1 where none is. */
function startOf({ tokens }: Cursor, at: number): number {
  const back = [2, 3].find((each) => tokens[at - each]?.kind === 'number')
  return back === undefined || tokens[at - 1]?.kind === 'number' ? -1 : at - back
}

function offered(mayBe: readonly number[]): number[] {
  return [...new Set(mayBe.map(round))].filter((each) => each > 0 && each <= MOST)
}

function textOf({ tokens }: Cursor, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`))
    .join('')
}

/** A weight or a volume by its name as a unit that is ordered. */
function spelled(unit: string): string {
  return unit === 'l' ? 'litre' : unit
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
