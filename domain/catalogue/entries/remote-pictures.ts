import type { EntryForm } from './forms/forms.ts'

/** The addresses of pictures of an entry that lie elsewhere, each once. */
export function remotePictures(form: EntryForm): string[] {
  return [...new Set(picturesOf(form).filter((address) => address.startsWith('https://')))]
}

/** An entry with pictures at other addresses; those that the map does not name stay. */
export function withPictures<Form extends EntryForm>(form: Form, saved: ReadonlyMap<string, string>): Form {
  const moved = (address: string): string => saved.get(address) ?? address
  if (form.kind !== 'products') return { ...form, image: moved(form.image) }
  return {
    ...form,
    images: [...new Set(form.images.map(moved))],
    drawings: [...new Set(form.drawings.map(moved))],
    variants: form.variants.map((variant) => ({ ...variant, image: moved(variant.image) })),
  }
}

function picturesOf(form: EntryForm): readonly string[] {
  if (form.kind !== 'products') return [form.image]
  return [...form.images, ...form.drawings, ...form.variants.map(({ image }) => image)]
}
