type SideName = 'length' | 'width' | 'height' | 'thickness' | 'diameter'

/** Texts of loaders about a variant beside its price. */
export const variantFactMessages = {
  weight: (weight: string, unit: string) => `${weight} per ${unit}`,
  covers: (area: string, coats: string) => `covers about ${area} sq ft${coats}`,
  side: (name: SideName): string =>
    ({
      length: 'Length',
      width: 'Width',
      height: 'Height',
      thickness: 'Thickness',
      diameter: 'Diameter',
    })[name],
  onePiece: (side: string) => `${side}, one piece`,
  origin: 'Country of origin',
  hsn: 'HSN',
  millimetres: (mm: string) => `${mm} mm`,
  both: (metric: string, imperial: string) => `${metric} (${imperial})`,
  inches: (inches: string) => `${inches} in`,
  feet: (feet: string, inches: string) => (inches === '0' ? `${feet} ft` : `${feet} ft ${inches} in`),
  coats: (count: number) => ` with ${count === 1 ? '1 coat' : `${count} coats`}`,
}
