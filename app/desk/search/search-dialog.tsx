import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { deskSearchMessages } from '#app/messages/desk/search.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { Search } from '#app/ui/icons/search.tsx'
import { Layer } from '#app/ui/overlays/layer.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { FoundItem } from './found-item.tsx'
import { foundGroups, type Found, type FoundGroup } from './found.ts'
import { useDeskSearch } from './use-desk-search.ts'
import { useFoundPages } from './use-found-pages.ts'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search over everything: what is typed is looked for, and Enter opens what is highlighted. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = deskSearchMessages
  return (
    <Layer
      open={open}
      onClose={onClose}
      title={t.title}
      className="layer-rise inset-0 wide:inset-x-0 wide:top-[8dvh] wide:bottom-auto wide:mx-auto wide:h-[min(80dvh,640px)] wide:w-[min(92vw,640px)] wide:rounded-sheet"
    >
      <SearchContent onClose={onClose} />
    </Layer>
  )
}

function SearchContent({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeskSearch(typed)
  const { text, found, isPending } = search
  const pages = useFoundPages(text)
  const groups = useMemo(() => {
    const all = found === null ? [] : foundGroups(found)
    return pages.length === 0 ? all : [{ kind: 'pages' as const, hasMore: false, items: [...pages] }, ...all]
  }, [found, pages])
  const openFirst = useOpenFirst(isPending, groups[0]?.items[0], onClose)
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups}
      itemToStringValue={({ title }: Found) => title}
      value={typed}
      onValueChange={(value, { reason }) => {
        // what is opened is not typed
        if (reason === 'item-press') return
        setTyped(value)
        openFirst.forget()
      }}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex h-full min-h-0 flex-col">
        <SearchInput isPending={isPending} onEarlyEnter={openFirst.whenReady} />
        <Notes search={search} groups={groups} />
        <Autocomplete.List
          aria-busy={isPending}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4 outline-none aria-busy:opacity-60"
        >
          {(group: FoundGroup) => <Group key={group.kind} group={group} onOpen={onClose} />}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}

/** Opens the first result of an answer that was not there yet when Enter was pressed. */
function useOpenFirst(isPending: boolean, first: Found | undefined, onClose: () => void) {
  const navigate = useNavigate()
  const isWaiting = useRef(false)
  const open = useEffectEvent((to: string) => {
    onClose()
    void navigate(to)
  })
  useEffect(() => {
    if (!isWaiting.current || isPending) return
    isWaiting.current = false
    if (first !== undefined) open(first.to)
  }, [isPending, first])
  const wait = (next: boolean) => {
    isWaiting.current = next
  }
  return { whenReady: () => wait(true), forget: () => wait(false) }
}

interface SearchInputProps {
  isPending: boolean
  /** Enter, while what is highlighted answers an earlier text. */
  onEarlyEnter: () => void
}

function SearchInput({ isPending, onEarlyEnter }: SearchInputProps) {
  const t = deskSearchMessages
  const field = useAutofocus<HTMLLabelElement>()
  return (
    <label
      ref={field}
      className="flex shrink-0 items-center gap-2 border-b border-hairline px-4 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent"
    >
      <Search size={20} className="shrink-0 text-quiet" />
      <span className="sr-only">{t.label}</span>
      <Autocomplete.Input
        type="search"
        placeholder={t.label}
        enterKeyHint="go"
        className="min-h-13 min-w-0 flex-1 bg-transparent outline-none"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isPending || event.nativeEvent.isComposing) return
          event.preventBaseUIHandler()
          event.preventDefault()
          onEarlyEnter()
        }}
      />
    </label>
  )
}

interface NotesProps {
  search: ReturnType<typeof useDeskSearch>
  groups: readonly FoundGroup[]
}

/** Status of the search: number of results, failures, and kinds that were not searched. */
function Notes({ search: { text, found, failure, isPending, retry }, groups }: NotesProps) {
  const t = deskSearchMessages
  const describe = useDeskError()
  const slow = (found?.groups ?? []).filter(({ isSlow }) => isSlow)
  return (
    <>
      <Autocomplete.Status className="shrink-0 px-4 py-2 text-sm text-quiet">
        <StatusText groups={groups} text={text} isPending={isPending} hasFailed={failure !== null} />
        {slow.length > 0 && (
          <span className="block text-caution">
            {t.slow(slow.map(({ kind }) => t[`kind-${kind}`]).join(', '))}
          </span>
        )}
      </Autocomplete.Status>
      {failure !== null && !isPending && (
        <div className="px-4 pb-2">
          <InlineError text={describe(failure)} onRetry={retry} />
        </div>
      )}
    </>
  )
}

function Group({ group, onOpen }: { group: FoundGroup; onOpen: () => void }) {
  const t = deskSearchMessages
  const { kind, items, hasMore } = group
  return (
    <Autocomplete.Group items={items} className="pt-2">
      <Autocomplete.GroupLabel className="px-4 py-1 text-sm font-medium text-quiet">
        {kind === 'pages' ? t.pages : t[`kind-${kind}`]}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: Found) => <FoundItem key={item.to + item.title} kind={kind} item={item} onOpen={onOpen} />}
      </Autocomplete.Collection>
      {hasMore && <p className="px-4 py-1 text-xs text-quiet">{t.more}</p>}
    </Autocomplete.Group>
  )
}

interface StatusTextProps {
  groups: readonly FoundGroup[]
  text: string
  isPending: boolean
  hasFailed: boolean
}

function StatusText({ groups, text, isPending, hasFailed }: StatusTextProps) {
  const t = deskSearchMessages
  if (text === '') return t.hint
  if (isPending) return t.searching
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (count > 0) return t.found(count)
  return hasFailed ? null : `${t.none(text)} ${t.noneHint}`
}
