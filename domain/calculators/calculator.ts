import type { PublicProduct } from '../catalogue/product.ts'
import type { Material } from '../catalogue/measures/materials.ts'
import type { Face } from './tiles.ts'

/** Input that a calculator asks for. Lengths and areas are in metres and square metres, with an initial value for each system. */
export type CalculatorInput = {
  readonly name: InputName
  /** The input is asked for only while another choice has this value. */
  readonly only?: { readonly name: InputName; readonly value: string }
} & (
  | {
      readonly kind: 'length' | 'area' | 'volume'
      readonly most: number
      readonly initial: { readonly ft: number; readonly m: number }
      /** May be 0. */
      readonly optional?: true
    }
  | { readonly kind: 'count'; readonly least: number; readonly most: number; readonly initial: number }
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      readonly initial: string
      /** Option that is meant where a link comes from products of a material. */
      readonly chosenBy?: Partial<Record<Material, string>>
      /** Option that is meant where a link names a product of a material; null for the initial one. */
      readonly chosenByProduct?: {
        readonly material: Material
        readonly option: (product: PublicProduct) => string | null
      }
    }
  /** A size that a material is sold in. */
  | {
      readonly kind: 'size'
      readonly material: Material
      readonly options: readonly string[]
      readonly initial: string
    }
)

export type InputName =
  | 'by'
  | 'length'
  | 'width'
  | 'height'
  | 'area'
  | 'volume'
  | 'openings'
  | 'pattern'
  | 'weight'
  | 'size'
  | 'where'
  | 'surface'
  | 'coats'
  | 'doors'
  | 'windows'
  | 'ceiling'
  | 'unit'
  | 'blockSize'
  | 'thickness'
  | 'depth'
  | 'mortar'
  | 'grade'
  | 'bars'
  | 'runs'
  | 'conductors'

/** Values asked for: numbers in metres, square metres, counts and percent, and the choices. */
export type Values = {
  readonly number: (name: InputName) => number
  readonly choice: (name: InputName) => string
}

/** A figure on the way to the result. */
export type Fact = {
  readonly name: 'area' | 'volume' | 'pieces' | 'bars' | 'weight' | 'length' | 'share'
  readonly amount: number
}

/** Quantity of a material that is needed: an amount in its measure, or an area to be covered in so many coats. */
export type Need = {
  readonly material: Material
  /** The size that it must have, as `size` gives it. */
  readonly size?: string
  /** The tile that it must hold, of the product that is chosen as tiles. */
  readonly holds?: { readonly face: Face; readonly isOutside: boolean }
} & ({ readonly amount: number } | { readonly areaSqM: number; readonly coats: number })

export type Calculator = {
  readonly inputs: readonly CalculatorInput[]
  readonly run: (values: Values) => { readonly facts: readonly Fact[]; readonly needs: readonly Need[] }
}

/** The lengths of `600x1200` or `12` in millimetres, as written. */
export function sizeInMm(size: string): readonly number[] {
  return size.split('x').map(Number)
}
