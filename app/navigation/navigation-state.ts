// What pages take as navigation state (spec, section 2). Each also stands in the address; the state wins (GEN-08).

export interface SubpageState {
  mainCat?: string
  header?: string
}

export interface ShopPageState {
  shopList?: string[]
  mainCat?: string
  header?: string
}

/** The main category and header text that came with a move to `/subpage`. */
export function parseSubpageState(state: unknown): SubpageState {
  return { ...text('mainCat', idOf(field(state, 'mainCat'))), ...text('header', field(state, 'header')) }
}

/** The main categories, the chosen one and the header text that came with a move to `/shoppage`. */
export function parseShopPageState(state: unknown): ShopPageState {
  const list = field(state, 'shopList')
  const ids = Array.isArray(list) ? list.map(idOf).filter((id) => typeof id === 'string') : null
  return { ...(ids && { shopList: ids }), ...parseSubpageState(state) }
}

/** The id of the product that came with a move to `/detailPage`. */
export function parseDetailState(state: unknown): string | null {
  return idOf(field(state, 'product')) ?? idOf(state)
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** A record is passed whole or by its id alone. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'object' ? field(value, 'id') : value
  return typeof id === 'string' && id !== '' ? id : null
}

function text<N extends string>(name: N, value: unknown): { [K in N]?: string } {
  return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { [K in N]?: string }
}
