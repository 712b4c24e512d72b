import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { read, type DeskApi } from '../api/desk-api.ts'

const products = '/api/desk/catalogue/products'

/** Products as the desk shows them, and others that are made like the cement; the desk is one that opens later. */
export function deskProducts(desk: () => DeskApi) {
  const show = (id = 'cement', role: StaffRole = 'owner') =>
    read<DeskEntryWire>(desk().as(role).call(`${products}/${id}`))
  const product = async (id = 'cement'): Promise<{ digest: string; form: ProductForm }> => {
    const { digest, form } = await show(id)
    if (form.kind !== 'products') throw new Error('is no product')
    return { digest, form }
  }
  return {
    show,
    product,
    addProduct: async (changes: Partial<ProductForm>, status = 'draft'): Promise<DeskEntryWire> => {
      const { form } = await product()
      const variants = form.variants.map((variant) => ({ ...variant, from: null }))
      return read(
        desk()
          .as('owner')
          .post(products, { status, form: { ...form, variants, ...changes } }),
      )
    },
    /** A product as shoppers are told of it; none where it is not sold. */
    sold: async (id: string) =>
      (await (await desk().api.call(`/api/products?id=${id}`)).json()) as { productName: string }[],
  }
}
