import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { calculatorNames } from '#domain/calculators/calculator-names.ts'
import { calculators } from '#domain/calculators/calculators.ts'
import { materials } from '#domain/catalogue/measures/materials.ts'

/** The folder of the messages. */
export const messagesFolder = path.join(import.meta.dirname, '../../../app/messages')

/** A text of a message, or one of those that a function of values gives. */
export type Said = { readonly key: string; readonly text: string }

/** Values of each type that messages insert; letters in brackets are found again in a text. */
const inputNames = Object.values(calculators).flatMap(({ inputs }) => inputs.map(({ name }) => name))
const samples: Readonly<Record<string, readonly unknown[]>> = {
  number: [0, 1, 2, 4_321],
  boolean: [true, false],
  string: ['⟨x⟩'],
  'string | null': ['⟨x⟩', null],
  'readonly string[]': [[], ['⟨x⟩', '⟨y⟩']],
  CalculatorName: calculatorNames,
  InputName: inputNames,
  Material: materials,
  "Fact['name']": ['area', 'volume', 'pieces', 'bars', 'weight', 'length', 'share'],
  "InputIssue['code']": ['not-a-number', 'too-small', 'too-large', 'not-whole'],
  SideName: ['length', 'width', 'height', 'thickness', 'diameter'],
  VariantStock: [0, 1, 2, null].flatMap((left) => [
    { left, expectedOn: null },
    { left, expectedOn: '2026-11-24' },
  ]),
  Contact: [{ email: '⟨e⟩', hotline: '⟨h⟩', location: '⟨l⟩' }],
}
/** Values of parameters that not every text of their type can be. */
const namedSamples: Readonly<Record<string, readonly unknown[]>> = {
  'personalDataMessages.agreed version': ['2026-11-24'],
  'personalDataMessages.outdated version': ['2026-11-24'],
  'variantFactMessages.feet inches': ['0', '⟨y⟩'],
  'quotationMessages.text-ACCEPTED order': ['', '⟨x⟩'],
}

/** Calls of messages whose values depend on one another. */
const calls: Readonly<Record<string, unknown[][]>> = {
  'calculatorMessages.option': Object.entries(calculators).flatMap(([calculator, { inputs }]) =>
    inputs.flatMap((input) =>
      input.kind === 'choice' ? input.options.map((option) => [calculator, input.name, option]) : [],
    ),
  ),
}

/** The files of a language below its folder. */
export async function filesOf(language: string): Promise<readonly string[]> {
  const names = await readdir(path.join(messagesFolder, language), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).toSorted()
}

/** The exports of a file of a language. */
export async function messagesOf(language: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(path.join(messagesFolder, language, file))) as Record<string, unknown>
}

/** Every text of a file in a language, with the same values in each: its functions are called with what the English ones take. */
export async function sayAll(language: string, file: string): Promise<readonly Said[]> {
  const source = readFileSync(path.join(messagesFolder, 'en', file), 'utf8')
  return Object.entries(await messagesOf(language, file)).flatMap(([name, value]) => say(source, name, value))
}

function say(source: string, key: string, value: unknown): Said[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value === 'function')
    return argumentsOf(source, key).map((args) => ({
      key: `${key}(${JSON.stringify(args).slice(1, -1)})`,
      text: String(value(...args)),
    }))
  return Object.entries(value ?? {}).flatMap(([name, one]) => say(source, `${key}.${name}`, one))
}

/** The values that a message is called with, by the types of its parameters in the English source. */
function argumentsOf(source: string, key: string): unknown[][] {
  const known = calls[key]
  if (known !== undefined) return known
  const [exported = '', name = ''] = key.split('.')
  const own = source.slice(source.indexOf(`export const ${exported} `))
  const [, typed] =
    new RegExp(String.raw`^  '?${name}'?: \(([^)]*)\)(?:: \w+)? =>`, 'm').exec(own) ??
    new RegExp(String.raw`^function ${name}\(([^)]*)\): string`, 'm').exec(source) ??
    []
  if (typed === undefined) throw new Error(`The parameters of ${key} were not found.`)
  let all: unknown[][] = [[]]
  for (const [, parameter = '', type = ''] of typed.matchAll(/(\w+|\{[^}]*\}): ([^,]+)/g)) {
    const values = namedSamples[`${key} ${parameter}`] ?? samples[type]
    if (values === undefined) throw new Error(`No sample of ${type}, which ${key} takes.`)
    const each = type === 'string' && values === samples['string'] ? [`⟨${parameter.toLowerCase()}⟩`] : values
    all = all.flatMap((args) => each.map((value) => [...args, value]))
  }
  return all
}
