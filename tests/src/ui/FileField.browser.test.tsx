import { afterEach, describe, expect, test, vi } from 'vitest'
import { FileField, type FileItem } from '../../../src/ui/FileField.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

const texts = {
  label: 'Files',
  hint: 'Up to 5 files of at most 5 MB each: JPG or PDF.',
  choose: 'Add files',
  drop: 'or drop them here',
  cancel: (name: string) => `Stop ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
}
const item: FileItem = { id: 'a', name: 'a.pdf', size: '1 MB', state: 'sent', text: 'Attached' }

let drawn: Drawn
afterEach(() => drawn.remove())

const calls = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() }
afterEach(() => vi.clearAllMocks())
const show = async (shown: readonly FileItem[], room = 5 - shown.length, error?: string) => {
  drawn = await draw(
    <FileField
      texts={texts}
      files={shown}
      endings={['.jpg', '.pdf']}
      remaining={room}
      error={error}
      {...calls}
    />,
  )
}
const input = () => drawn.root.querySelector('input') as HTMLInputElement
const names = () => calls.onAdd.mock.calls.flatMap(([added]) => (added as File[]).map(({ name }) => name))

function carry(type: string, files: readonly File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
  return act(async () => {
    drawn.all('.files')[0]?.dispatchEvent(event)
  }).then(() => event)
}

describe('HLP-2: choosing files', () => {
  test('the button opens the file dialog, by keyboard too, and the same file may be chosen again', async () => {
    await show([])
    const opened = vi.spyOn(input(), 'click').mockImplementation(() => undefined)
    await drawn.press('Add files')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(input().accept).toBe('.jpg,.pdf')
    for (const _ of [1, 2]) {
      const data = new DataTransfer()
      data.items.add(new File(['1'], 'same.pdf'))
      input().files = data.files
      await act(async () => {
        input().dispatchEvent(new Event('change', { bubbles: true }))
      })
    }
    expect(names()).toEqual(['same.pdf', 'same.pdf'])
  })

  test('the field accepts dropped files, highlights itself, and ignores other drops', async () => {
    await show([])
    const over = await carry('dragover', [new File(['1'], 'a.pdf')])
    expect(over.defaultPrevented).toBe(true)
    expect(drawn.all('.over')).toHaveLength(1)
    await carry('drop', [new File(['1'], 'a.pdf'), new File(['2'], 'b.jpg')])
    expect(names()).toEqual(['a.pdf', 'b.jpg'])
    expect(drawn.all('.over')).toHaveLength(0)
    expect((await carry('drop', [])).defaultPrevented).toBe(false)
    expect(calls.onAdd).toHaveBeenCalledTimes(1)
  })

  test('a full field hides the button and says why', async () => {
    await show([item], 0, 'No more files can be uploaded.')
    expect(drawn.words('button')).not.toContain('Add files')
    expect(drawn.words('[role=alert]')).toEqual(['No more files can be uploaded.'])
  })
})

describe('HLP-2: one file', () => {
  test('shows its progress during the upload and can be cancelled', async () => {
    await show([{ ...item, state: 'sending', share: 0.4, text: 'Uploading' }])
    expect(drawn.root.querySelector('progress')?.value).toBe(0.4)
    expect(drawn.root.querySelector('progress')?.ariaLabel).toBe('Uploading: a.pdf')
    await drawn.press('Stop a.pdf')
    expect(calls.onRemove).toHaveBeenCalledWith('a')
  })

  test('a failed one shows its error and can be retried; a refused one can only be removed', async () => {
    await show([
      { ...item, state: 'failed', text: 'There is no connection.', canRetry: true },
      { ...item, id: 'b', name: 'b.exe', state: 'failed', text: 'Only JPG or PDF can be attached.' },
    ])
    expect(drawn.words('[role=alert]')).toEqual([
      'There is no connection.',
      'Only JPG or PDF can be attached.',
    ])
    await drawn.press('Try a.pdf again')
    expect(calls.onRetry).toHaveBeenCalledWith('a')
    expect(drawn.all('[aria-label="Try b.exe again"]')).toHaveLength(0)
    await drawn.press('Remove b.exe')
    expect(calls.onRemove).toHaveBeenCalledWith('b')
  })
})
