import type { CalculatorInput, InputName, Values } from './calculator.ts'
import {
  CUBIC_METRES_PER_CUBIC_FOOT,
  lengthUnits,
  METRES_PER_FOOT,
  SQUARE_METRES_PER_SQUARE_FOOT,
  type LengthUnit,
} from './units.ts'

/** The parameters of a link, by name. */
export type LinkQuery = ReadonlyMap<string, string>

/** A size that is offered: its value, such as `600x600`, and how its products write it. */
export type SizeOption = { readonly value: string; readonly label: string }

/** Reason that the calculation did not use the typed value. */
export type InputIssue = {
  readonly code: 'not-a-number' | 'too-small' | 'too-large' | 'not-whole'
  /** Typed text, cut to a few letters. */
  readonly typed: string
}

/** An input as it is asked for and answered, in the chosen system of lengths. */
export type AnsweredInput = {
  readonly name: InputName
  readonly kind: CalculatorInput['kind']
  /** As it stands in the field. */
  readonly value: string
  readonly options: readonly SizeOption[]
  readonly issue: InputIssue | null
  /** The limits of a number, in the chosen system. */
  readonly least: number
  readonly most: number
}

export type ReadInputs = {
  readonly unit: LengthUnit
  /** Only those that the choices ask for. */
  readonly inputs: readonly AnsweredInput[]
  readonly values: Values
}

const squareMetres = { ft: SQUARE_METRES_PER_SQUARE_FOOT, m: 1 }
const baseFactors: Readonly<Record<string, Readonly<Record<LengthUnit, number>>>> = {
  length: { ft: METRES_PER_FOOT, m: 1 },
  area: squareMetres,
  volume: { ft: CUBIC_METRES_PER_CUBIC_FOOT, m: 1 },
}
const LEAST_MEASURE = 0.1
const LONGEST_ECHO = 20

/**
 * The inputs of a calculator from the parameters of a link: what is missing has its initial value, a number beyond the limits is
 * the limit, and what is no number is the initial value; each with what was typed, to be told. Where the parameters are in
 * another system than the wanted one (`from`), they are converted.
 */
export function readInputs(
  inputs: readonly CalculatorInput[],
  query: LinkQuery,
  sizesOf: (input: SizeInput) => readonly SizeOption[],
): ReadInputs {
  const wanted = lengthUnitOf(query.get('in')) ?? 'ft'
  const given = lengthUnitOf(query.get('from')) ?? wanted
  const choices = new Map<InputName, string>()
  const numbers = new Map<InputName, number>()
  const answered: AnsweredInput[] = []
  for (const input of inputs) {
    if (input.only && choices.get(input.only.name) !== input.only.value) continue
    const typed = query.get(input.name)
    if (input.kind === 'choice' || input.kind === 'size') {
      const options = input.kind === 'size' ? sizesOf(input) : plain(input.options)
      const value = chosenOf(options, [typed, input.initial])
      choices.set(input.name, value)
      answered.push({ ...bare(input), value, options })
    } else {
      const answer = answerNumber(input, typed, { given, wanted })
      numbers.set(input.name, Number(answer.value) * (baseFactors[input.kind]?.[wanted] ?? 1))
      answered.push(answer)
    }
  }
  return {
    unit: wanted,
    inputs: answered,
    values: { number: (name) => numbers.get(name) ?? 0, choice: (name) => choices.get(name) ?? '' },
  }
}

function lengthUnitOf(text: string | undefined): LengthUnit | undefined {
  return lengthUnits.find((known) => known === text)
}

/** The first of the wishes that is among the options, otherwise the first option. */
function chosenOf(options: readonly SizeOption[], wishes: readonly (string | undefined)[]): string {
  const known = wishes.find((wish) => options.some(({ value }) => value === wish))
  return known ?? options[0]?.value ?? ''
}

function plain(options: readonly string[]): SizeOption[] {
  return options.map((value) => ({ value, label: value }))
}

function bare({ name, kind }: CalculatorInput): AnsweredInput {
  return { name, kind, value: '', options: [], issue: null, least: 0, most: 0 }
}

type SizeInput = CalculatorInput & { readonly kind: 'size' }
type NumberInput = Exclude<CalculatorInput, { kind: 'choice' | 'size' }>
type Range = {
  readonly least: number
  readonly most: number
  readonly initial: number
  readonly isWhole: boolean
}
type Systems = { readonly given: LengthUnit; readonly wanted: LengthUnit }

function answerNumber(input: NumberInput, typed: string | undefined, systems: Systems): AnsweredInput {
  const range = rangeOf(input, systems.wanted)
  const { value, issue } = readNumber(convert(typed, input, systems), range)
  const { least, most } = range
  return {
    ...bare(input),
    least,
    most,
    value: String(value),
    issue: issue && { code: issue, typed: (typed ?? '').slice(0, LONGEST_ECHO) },
  }
}

function rangeOf(input: NumberInput, unit: LengthUnit): Range {
  if (input.kind === 'count') {
    const { least, most: largest, initial } = input
    return { least, most: largest, initial, isWhole: true }
  }
  const most = Math.floor(input.most / (baseFactors[input.kind]?.[unit] ?? 1))
  return { least: input.optional ? 0 : LEAST_MEASURE, most, initial: input.initial[unit], isWhole: false }
}

/** Converts text typed in one system to the other. */
function convert(typed: string | undefined, { kind }: NumberInput, { given, wanted }: Systems) {
  const factors = baseFactors[kind]
  const number = typed === undefined ? null : parseMeasure(typed)
  if (given === wanted || factors === undefined || number === null) return typed
  return String(roundTo((number * factors[given]) / factors[wanted]))
}

function readNumber(
  typed: string | undefined,
  { least, most, initial, isWhole }: Range,
): { value: number; issue: InputIssue['code'] | null } {
  if (typed === undefined) return { value: initial, issue: null }
  const number = typed.trim() === '' && least === 0 ? 0 : parseMeasure(typed)
  if (number === null) return { value: initial, issue: 'not-a-number' }
  if (number < least) return { value: least, issue: 'too-small' }
  if (number > most) return { value: most, issue: 'too-large' }
  if (isWhole && !Number.isInteger(number)) return { value: Math.ceil(number), issue: 'not-whole' }
  return { value: number, issue: null }
}

const FEET_AND_INCHES =
  /^(\d{1,6}(?:\.\d{1,4})?)(?:'|ft|feet|foot)(?:(\d{1,2}(?:\.\d{1,2})?)(?:"|''|in|inch|inches)?)?$/

/** Parses `12.5`, `1,200` or `12' 6"`, which are twelve and a half feet; null for what is no measure. */
export function parseMeasure(text: string): number | null {
  const compact = text
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[\s,]/g, '')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]/g, '"')
  if (/^\d{1,9}(?:\.\d{0,6})?$|^\.\d{1,6}$/.test(compact)) return Number(compact)
  const [, feet, inches = '0'] = FEET_AND_INCHES.exec(compact) ?? []
  return feet === undefined ? null : roundTo(Number(feet) + Number(inches) / 12)
}

function roundTo(value: number): number {
  return Math.round(value * 100) / 100
}
