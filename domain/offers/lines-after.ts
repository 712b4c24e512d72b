import {
  ZERO,
  add,
  atLeastZero,
  least,
  roundToPaise,
  subtract,
  sum,
  toPaise,
  type Paise,
} from '../money/paise.ts'
import { prorate } from '../money/largest-remainder.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'

const MICROS_PER_PAISA = BigInt(PRICE_SCALE / 100)

/** Rest of a line when as much as possible is taken off it, so that no price becomes nothing. */
const LEAST = toPaise(1)

/** The most that can be taken off lines of these values. */
export function roomOf(values: readonly Paise[]): Paise {
  return sum(values.map(roomOfLine))
}

function roomOfLine(value: Paise): Paise {
  return atLeastZero(subtract(value, LEAST))
}

/** Shares an amount, which is within their room, over lines in the proportion of their values; what a line has no room for, others bear. */
export function shareOver(amount: Paise, values: readonly Paise[]): Paise[] {
  const whole = BigInt(sum(values))
  if (whole === 0n) return values.map(() => ZERO)
  const shares = values.map((value) => BigInt(value) * BigInt(amount))
  const fair = prorate(BigInt(amount), shares, whole).map((share) => toPaise(Number(share)))
  const taken = fair.map((share, index) => least(share, roomOfLine(values[index] ?? ZERO)))
  let rest = subtract(amount, ...taken)
  for (const [index, value] of values.entries()) {
    const more = least(rest, subtract(roomOfLine(value), taken[index] ?? ZERO))
    taken[index] = add(taken[index] ?? ZERO, more)
    rest = subtract(rest, more)
  }
  return taken
}

type Lowered = { readonly price: Price; readonly quantity: number; readonly saved: Paise }

/**
 * Prices of one at which each line comes to what it did less what is saved, to the paisa, and all lines together: what one price is above
 * the exact one, the prices after it are below. That holds for prices in whole paise and up to 4,999 units a line, and for lines that end
 * in half a paisa while those have fewer units together. Of more units a millionth of a rupee is more than half a paisa, and a line comes
 * to the nearest that can be charged.
 */
export function pricesAfter(lines: readonly Lowered[]): Price[] {
  const prices = lines.map(({ price }) => price)
  let over = 0n
  const order = [...lines.entries()].toSorted(
    ([, one], [, other]) => Number(hasHalf(other)) - Number(hasHalf(one)) || other.quantity - one.quantity,
  )
  for (const [index, { price, quantity, saved }] of order) {
    if (saved === 0) continue
    const units = BigInt(quantity)
    const exact = BigInt(price) * units - BigInt(saved) * MICROS_PER_PAISA
    const target = roundToPaise(exact)
    const low = exact > units ? exact / units : 1n
    const options = [low, low + 1n].filter(
      (option) => option <= BigInt(price) && roundToPaise(option * units) === target,
    )
    const nearest = (exact - low * units) * 2n >= units ? low + 1n : low
    const chosen = options.find((option) => over + option * units - exact >= 0n) ?? options.at(-1) ?? nearest
    over += chosen * units - exact
    prices[index] = Number(chosen) as Price
  }
  return prices
}

/** Lines that end in half a paisa can be priced above the exact price alone, and go before those which make up for it. */
function hasHalf({ price, quantity }: Lowered): boolean {
  return (BigInt(price) * BigInt(quantity)) % MICROS_PER_PAISA > 0n
}
