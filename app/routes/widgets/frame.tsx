import { Outlet, useLocation } from 'react-router'
import { defaultStoreSettings, type StoreSettings } from '#domain/store/settings.ts'
import { PageError } from '#app/features/shell/page-error.tsx'
import { Shell } from '#app/features/shell/shell.tsx'
import { StoreSettingsProvider } from '#app/state-kit/store-settings.tsx'
import { FloatingCart } from './floating-cart.tsx'
import { HeaderActions } from './header-actions.tsx'
import { HeaderSearch } from './header-search.tsx'
import { ShopDialogs } from './shop-dialogs.tsx'

/** A page in the frame of the shop. The desk has a frame of its own. */
export function Frame({ settings }: { settings: StoreSettings }) {
  const isDesk = /^\/desk(\/|$)/.test(useLocation().pathname)
  return (
    <StoreSettingsProvider settings={settings}>
      {isDesk ? (
        <Outlet />
      ) : (
        <Shell
          search={<HeaderSearch />}
          actions={<HeaderActions />}
          floating={
            <>
              <FloatingCart />
              <ShopDialogs />
            </>
          }
        >
          <Outlet />
        </Shell>
      )}
    </StoreSettingsProvider>
  )
}

/** Content of the frame where a page has failed. */
export function FailedFrame({ settings, error }: { settings: StoreSettings | undefined; error: unknown }) {
  return (
    <StoreSettingsProvider settings={settings ?? defaultStoreSettings}>
      <Shell actions={null}>
        <PageError error={error} />
      </Shell>
    </StoreSettingsProvider>
  )
}
