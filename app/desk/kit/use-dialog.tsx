import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { InAddress } from '#app/ui/overlays/in-address.ts'
import { DIALOG } from './data/page-module.ts'

/**
 * A dialog of the page that the address names while it is open, as `?dialog=name` or `?dialog=name.subject`: a reload and a link open
 * it again, and going back closes it.
 */
export function useDialog(name: string) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const { location: next } = useNavigation()
  const [shown = '', ...rest] = (new URLSearchParams(search).get(DIALOG) ?? '').split('.')
  const subject = shown === name ? rest.join('.') : null
  /** True while there is something to close: an act that ends later may find that somebody has closed the dialog. */
  const isClosable = useRef(false)
  useEffect(() => {
    isClosable.current = subject !== null
  }, [subject])

  const searchWith = (dialog: string | null): string => {
    // a filter that is on its way stays
    const query = new URLSearchParams(next?.pathname === pathname ? next.search : search)
    if (dialog === null) query.delete(DIALOG)
    else query.set(DIALOG, dialog)
    return query.size === 0 ? '' : `?${query}`
  }
  return {
    open: (of = '') => {
      const dialog = of === '' ? name : `${name}.${of}`
      void navigate(
        { search: searchWith(dialog), hash },
        { state: { opened: dialog }, preventScrollReset: true },
      )
    },
    close: () => {
      if (!isClosable.current) return
      isClosable.current = false
      // the entry before is the page without the dialog, unless somebody came by a link
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate({ search: searchWith(null), hash }, { replace: true, preventScrollReset: true })
    },
    /** The dialog while it is open. */
    show: (dialog: (subject: string) => ReactNode): ReactNode =>
      subject !== null && <InAddress value={true}>{dialog(subject)}</InAddress>,
  }
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state
}
