// Navigation state of pages (specification, section 2). The URL carries it too; the state wins (GEN-08).

export interface SubpageState {
  mainCat?: string
  header?: string
}

export interface ShopPageState {
  shopList?: string[]
  mainCat?: string
  header?: string
}

/** Main category and header text from the navigation state of `/subpage`. */
export function parseSubpageState(state: unknown): SubpageState {
  return { ...text('mainCat', idOf(field(state, 'mainCat'))), ...text('header', field(state, 'header')) }
}

/** Main categories, the selected one and header text from the navigation state of `/shoppage`. */
export function parseShopPageState(state: unknown): ShopPageState {
  const list = field(state, 'shopList')
  const ids = Array.isArray(list) ? list.map(idOf).filter((id) => typeof id === 'string') : null
  return { ...(ids && { shopList: ids }), ...parseSubpageState(state) }
}

/** The product id from the navigation state of `/detailPage`. */
export function parseDetailState(state: unknown): string | null {
  return idOf(field(state, 'product')) ?? idOf(state)
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Records are passed whole or by id. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'object' ? field(value, 'id') : value
  return typeof id === 'string' && id !== '' ? id : null
}

function text<N extends string>(name: N, value: unknown): { [K in N]?: string } {
  return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { [K in N]?: string }
}
