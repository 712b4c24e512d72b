export type Tab = 'home' | 'category' | 'cart' | 'profile'

/** Where the header stands: the HTML is the same for every screen, so mobile is decided by CSS. */
export type HeaderVisibility = 'everywhere' | 'wide' | 'nowhere'

const wideOnly = ['/cart', '/profile', '/category', '/subpage']
const nowhere = ['/profile/address', '/profile/order', '/profile/devices', '/privacy']

const tabs: Record<string, Tab> = {
  '/': 'home',
  '/category': 'category',
  '/subpage': 'category',
  '/cart': 'cart',
  '/profile': 'profile',
}

/** Whether the header stands on a path (NAV-04, NAV-05). */
export function headerVisibility(path: string): HeaderVisibility {
  const plain = withoutSlash(path)
  if (nowhere.some((place) => plain === place || plain.startsWith(`${place}/`))) return 'nowhere'
  return wideOnly.includes(plain) ? 'wide' : 'everywhere'
}

/** Which tab of the bottom bar is the current one (NAV-06). */
export function currentTab(path: string): Tab | null {
  const plain = withoutSlash(path)
  return tabs[plain] ?? (plain.startsWith('/profile/') ? 'profile' : null)
}

/** Whether the floating cart button may stand on a path (NAV-08). */
export function showsFloatingCart(path: string): boolean {
  return withoutSlash(path) !== '/cart'
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
