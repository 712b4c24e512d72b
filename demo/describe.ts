import { pick } from './seeded.ts';
import type { Brand, Line } from './goods/types.ts';

export type Make = {
  readonly brand: Brand;
  /** Empty where the make has one model only. */
  readonly model: string;
  readonly tone?: string;
};

export type Description = {
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly features: string[];
};

function rangeSentence(line: Line, make: Make, seed: string): string {
  const labels = line.sizes.map(([label]) => label);
  const first = labels[0] ?? '';
  const last = labels[labels.length - 1] ?? '';
  const goods = make.model === '' ? line.name : `${make.model} ${line.name}`;
  if (first === 'Default') return pick(seed, [`${make.brand.name} ${goods} is sold by the ${line.unit}.`, `Priced by the ${line.unit}, as ${make.brand.name} delivers it.`]);
  if (labels.length === 1) return pick(seed, [`${make.brand.name} sells ${goods} by the ${line.unit}: ${first}.`, `One ${line.unit} of ${make.brand.name} ${goods}: ${first}.`]);
  const finishes = (line.finishes ?? []).map(([name]) => name.toLowerCase());
  const choice = finishes.length > 1 ? ` and in ${finishes.slice(0, -1).join(', ')} or ${finishes[finishes.length - 1] ?? ''}` : '';
  return pick(seed, [
    `${make.brand.name} ${goods} comes in ${labels.length} sizes from ${first} to ${last}${choice}.`,
    `Choose from ${labels.length} sizes of ${make.brand.name} ${goods}, ${first} to ${last}${choice}.`,
    `Stocked from ${first} to ${last}${choice} in the ${make.brand.name} ${goods} range.`,
  ]);
}

function quantitySentence(line: Line): string {
  if (line.minQuantity === undefined) return line.bulk === undefined ? '' : ' The rate falls with quantity.';
  const step = line.quantityStep ?? 1;
  return ` Ordered from ${line.minQuantity} up, in steps of ${step}.`;
}

/** Short and long text of one product: what the line says, what the house says, what there is to choose. */
export function describe(line: Line, make: Make, productId: string): Description {
  const model = make.model === '' ? '' : ` in the ${make.model} design`;
  const note = pick(`note ${productId}`, make.brand.notes);
  const features = line.features.split('|');
  if (make.brand.warranty !== undefined && features.length < 4) features.push(`Guarantee: ${make.brand.warranty}`);
  else if (features.length < 3) features.push(`Made by ${make.brand.name}`);
  return {
    shortDescription: `${line.short}${model}, ${make.brand.touch}.`,
    longDescription: `${line.long} ${note} ${rangeSentence(line, make, `range ${productId}`)}${quantitySentence(line)}`,
    features,
  };
}
