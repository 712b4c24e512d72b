import type { Fact } from '#domain/calculators/calculator.ts'
import type { Measure } from '#domain/catalogue/measures/materials.ts'
import {
  CUBIC_METRES_PER_CUBIC_FOOT,
  METRES_PER_FOOT,
  SQUARE_METRES_PER_SQUARE_FOOT,
  type LengthUnit,
} from '#domain/calculators/units.ts'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'

const { inUnit } = calculatorMessages

/** An amount of a material in its measure: `45.9 kg`, `52.5 cft (1.49 m³)`. */
export function formatAmount(amount: number, measure: Measure, unit: LengthUnit): string {
  if (measure === 'piece') return `${figure(amount, 0)} ${inUnit(amount === 1 ? 'piece' : 'pieces')}`
  if (measure === 'm3') return volume(amount, unit)
  if (measure === 'm') return length(amount, unit)
  return measure === 'litre' ? `${figure(amount, 1)} ${inUnit('litres')}` : `${figure(amount, 1)} kg`
}

const factMeasures = { pieces: 'piece', bars: 'piece', weight: 'kg', length: 'm', volume: 'm3' } as const

/** A figure on the way to the result. */
export function formatFact({ name, amount }: Fact, unit: LengthUnit): string {
  if (name === 'share') return `+ ${figure(amount, 0)}%`
  return name === 'area' ? area(amount, unit) : formatAmount(amount, factMeasures[name], unit)
}

function area(squareMetres: number, unit: LengthUnit): string {
  return both(
    `${figure(squareMetres / SQUARE_METRES_PER_SQUARE_FOOT, 1)} ${inUnit('sq ft')}`,
    `${figure(squareMetres, 2)} m²`,
    unit,
  )
}

function volume(cubicMetres: number, unit: LengthUnit): string {
  return both(
    `${figure(cubicMetres / CUBIC_METRES_PER_CUBIC_FOOT, 1)} ${inUnit('cft')}`,
    `${figure(cubicMetres, 2)} m³`,
    unit,
  )
}

function length(metres: number, unit: LengthUnit): string {
  return both(
    `${figure(metres / METRES_PER_FOOT, 0)} ${inUnit('ft')}`,
    `${figure(metres, 1)} ${inUnit('m')}`,
    unit,
  )
}

function both(inFeet: string, inMetres: string, unit: LengthUnit): string {
  return unit === 'ft' ? `${inFeet} (${inMetres})` : `${inMetres} (${inFeet})`
}

/** Formats a figure; one that would be rounded to nothing keeps its first digit: 0.004 kg. */
function figure(value: number, decimals: number): string {
  const isTiny = value > 0 && value < 0.5 / 10 ** decimals
  return value.toLocaleString(
    'en-IN',
    isTiny ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: decimals },
  )
}
