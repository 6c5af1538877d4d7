/** The block in the editor: a choice of the element, controls for its attributes, and a preview. */
// A classic script: the braces keep its names out of the global scope.
{
  const { wp, residentWidgets: data } = window
  const { createElement: h, Fragment, useEffect, useRef, useState } = wp.element
  const { __ } = wp.i18n
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components
  const { InspectorControls, useBlockProps } = wp.blockEditor

  // Newer versions of WordPress require these for the future default sizes; older ones ignore or lack them.
  const sizes = { __nextHasNoMarginBottom: true, ...(data.isTall && { __next40pxDefaultSize: true }) }

  const elementOf = name => data.elements.find(element => element.name === name)

  const fill = (sentence, values) =>
    sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => (name in values ? values[name] : placeholder))

  /** Returns the values with one changed; an empty value is removed. */
  const changed = (values, name, value) => {
    const { [name]: _, ...others } = values
    return value === '' ? others : { ...others, [name]: value }
  }

  const defaultLabel = attribute =>
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
    const options = attribute.values.filter(Boolean).map(option => ({ label: option, value: option }))
    return h(SelectControl, {
      ...common,
      ...sizes,
      value,
      options: [{ label: defaultLabel(attribute), value: '' }, ...options],
      onChange: set,
    })
  }

  /** URL of the portal's page with only this element. */
  const previewAddress = (element, values) => {
    const query = new URLSearchParams()
    for (const name of ['vendor', 'locale']) if (data[name]) query.set(name, data[name])
    for (const { name, inPageOnly } of element.attributes)
      if (values[name] && !inPageOnly) query.set(name, values[name])
    return `${data.portal}/embed/frame/${element.name}?${query}`
  }

  /** Returns the value 500 ms after its last change. */
  const useDebounced = value => {
    const [debounced, setDebounced] = useState(value)
    useEffect(() => {
      const timer = setTimeout(() => setDebounced(value), 500)
      return () => clearTimeout(timer)
    }, [value])
    return debounced
  }

  const Preview = ({ address, title }) => {
    const frame = useRef(null)
    const [height, setHeight] = useState(240)
    const src = useDebounced(address)
    useEffect(() => {
      // The editor may be in an iframe.
      const view = frame.current.ownerDocument.defaultView
      const onMessage = event => {
        const { type, height: newHeight } = event.data || {}
        if (event.origin !== data.portal || event.source !== frame.current?.contentWindow) return
        if (type === 'resident-frame' && Number.isInteger(newHeight) && newHeight > 0 && newHeight <= 20000)
          setHeight(newHeight)
      }
      view.addEventListener('message', onMessage)
      return () => view.removeEventListener('message', onMessage)
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
    // Keeps the attributes that the new element has too.
    const choose = selected => {
      const supported = new Set((elementOf(selected)?.attributes ?? []).map(attribute => attribute.name))
      const common = Object.entries(values).filter(([attribute]) => supported.has(attribute))
      setAttributes({ element: selected, values: Object.fromEntries(common) })
    }
    const names = data.elements.map(choice => ({ label: choice.name, value: choice.name }))
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
