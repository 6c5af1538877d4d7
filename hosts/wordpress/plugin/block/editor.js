/** The block in the editor: which element, its attributes as controls, and the element itself as a preview. */
// A script and no module: the block keeps its names to itself.
{
  const { wp, residentWidgets: data } = window
  const { createElement: h, Fragment, useEffect, useRef, useState } = wp.element
  const { __ } = wp.i18n
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components
  const { InspectorControls, useBlockProps } = wp.blockEditor

  // Newer versions of WordPress ask for the sizes they are going to have; older ones do not know them.
  const sizes = { __nextHasNoMarginBottom: true, ...(data.isTall && { __next40pxDefaultSize: true }) }

  const elementOf = name => data.elements.find(element => element.name === name)

  const fill = (sentence, values) =>
    sentence.replace(/\{\{(\w+)\}\}/g, (whole, name) => (name in values ? values[name] : whole))

  /** The values with one of them changed; an empty one is not kept. */
  const changed = (values, name, value) => {
    const { [name]: _, ...others } = values
    return value === '' ? others : { ...others, [name]: value }
  }

  const withoutIt = attribute =>
    attribute.fallback === undefined
      ? __('Not given', 'resident-widgets')
      : fill(__('Not given ({{fallback}})', 'resident-widgets'), attribute)

  const control = (attribute, values, setValues) => {
    const { name, kind, summary } = attribute
    const common = { key: name, label: name, help: summary }
    const set = value => setValues(changed(values, name, value))
    if (kind === 'boolean')
      return h(ToggleControl, {
        ...common,
        __nextHasNoMarginBottom: true,
        checked: values[name] === 'true',
        onChange: isOn => set(isOn ? 'true' : ''),
      })
    const value = values[name] || ''
    if (!attribute.values) return h(TextControl, { ...common, ...sizes, value, onChange: set })
    const options = attribute.values.filter(Boolean).map(one => ({ label: one, value: one }))
    return h(SelectControl, {
      ...common,
      ...sizes,
      value,
      options: [{ label: withoutIt(attribute), value: '' }, ...options],
      onChange: set,
    })
  }

  /** Where the portal shows the element as a page of its own. */
  const previewAddress = (element, values) => {
    const query = new URLSearchParams()
    for (const name of ['vendor', 'locale']) if (data[name]) query.set(name, data[name])
    for (const { name, inPageOnly } of element.attributes)
      if (values[name] && !inPageOnly) query.set(name, values[name])
    return `${data.portal}/embed/frame/${element.name}?${query}`
  }

  /** What somebody is typing, once they have stopped. */
  const useSettled = value => {
    const [settled, setSettled] = useState(value)
    useEffect(() => {
      const timer = setTimeout(() => setSettled(value), 500)
      return () => clearTimeout(timer)
    }, [value])
    return settled
  }

  const Preview = ({ address, title }) => {
    const frame = useRef(null)
    const [height, setHeight] = useState(240)
    const src = useSettled(address)
    useEffect(() => {
      // The editor may stand in a frame of its own.
      const view = frame.current.ownerDocument.defaultView
      const hear = event => {
        const { type, height: told } = event.data || {}
        if (event.origin !== data.portal || event.source !== frame.current?.contentWindow) return
        if (type === 'resident-frame' && Number.isInteger(told) && told > 0 && told <= 20000) setHeight(told)
      }
      view.addEventListener('message', hear)
      return () => view.removeEventListener('message', hear)
    }, [])
    return h(
      Disabled,
      null,
      h('iframe', {
        ref: frame,
        key: src,
        src,
        title,
        width: '100%',
        height,
        referrerPolicy: 'strict-origin',
      }),
    )
  }

  const NoPortal = () =>
    h(
      Placeholder,
      { icon: 'building', label: __('Resident element', 'resident-widgets') },
      h('p', null, __('Set the portal’s address first: Settings → Resident elements.', 'resident-widgets')),
      data.settings && h('p', null, h('a', { href: data.settings }, __('Settings', 'resident-widgets'))),
    )

  const Edit = ({ attributes, setAttributes }) => {
    const { element: name, values = {} } = attributes
    const element = elementOf(name)
    const setValues = next => setAttributes({ values: next })
    // Another element takes other attributes: those that both have stay.
    const choose = chosen => {
      const taken = new Set((elementOf(chosen)?.attributes ?? []).map(attribute => attribute.name))
      const kept = Object.entries(values).filter(([attribute]) => taken.has(attribute))
      setAttributes({ element: chosen, values: Object.fromEntries(kept) })
    }
    const names = data.elements.map(one => ({ label: one.name, value: one.name }))
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Element', 'resident-widgets') },
          h(SelectControl, {
            ...sizes,
            label: __('Element', 'resident-widgets'),
            help: element?.summary,
            value: name,
            options: element ? names : [{ label: name, value: name }, ...names],
            onChange: choose,
          }),
        ),
        element &&
          h(
            PanelBody,
            { title: __('Attributes', 'resident-widgets') },
            element.attributes.map(attribute => control(attribute, values, setValues)),
          ),
      ),
      h(
        'div',
        useBlockProps(),
        !data.portal
          ? h(NoPortal)
          : h(Preview, {
              address: previewAddress(element || { name, attributes: [] }, values),
              title: __('Preview', 'resident-widgets'),
            }),
      ),
    )
  }

  wp.blocks.registerBlockType('resident/element', { edit: Edit, save: () => null })
}
