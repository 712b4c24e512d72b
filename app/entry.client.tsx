import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { readInitialState } from '#app/browser/initial-state.ts'
import { createBrowserApi } from '#app/state/browser-api.ts'
import { persistCart } from '#app/state/persist-cart.ts'
import { syncLogin } from '#app/state/sync-login.ts'
import { storeContext } from '#app/state/store-context.ts'
import { createStore } from '#app/state/store.ts'

const { apiBase, state } = readInitialState()
const store = createStore(createBrowserApi(apiBase), state)

/** What the server rendered from: parts that come alive late must see this first, not what the device knows by then. */
const atStart = store.getState()

function contextWithStore(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Provider store={store} serverState={atStart}>
        <HydratedRouter getContext={contextWithStore} />
      </Provider>
    </StrictMode>,
  )
})

// what this device and this person alone know comes after the page that is the same for everybody
requestAnimationFrame(() => {
  persistCart(store)
  syncLogin(store)
})
