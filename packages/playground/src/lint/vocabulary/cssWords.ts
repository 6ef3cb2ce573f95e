// cspell:disable -- written by vocabulary.test.ts
/** The properties of CSS that some browser knows, as CSS writes them. */
export const CSS_PROPERTIES: readonly string[] = `
  accent-color align-content align-items align-self align-tracks alignment-baseline all anchor-name
  anchor-scope animation animation-composition animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name
  animation-play-state animation-range animation-range-end animation-range-start animation-timeline
  animation-timing-function animation-trigger appearance aspect-ratio backdrop-filter
  backface-visibility background background-attachment background-blend-mode background-clip
  background-color background-image background-origin background-position background-position-x
  background-position-y background-repeat background-size baseline-shift baseline-source block-size
  border border-block border-block-color border-block-end border-block-end-color
  border-block-end-style border-block-end-width border-block-start border-block-start-color
  border-block-start-style border-block-start-width border-block-style border-block-width
  border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius
  border-bottom-style border-bottom-width border-collapse border-color border-end-end-radius
  border-end-start-radius border-image border-image-outset border-image-repeat border-image-slice
  border-image-source border-image-width border-inline border-inline-color border-inline-end
  border-inline-end-color border-inline-end-style border-inline-end-width border-inline-start
  border-inline-start-color border-inline-start-style border-inline-start-width border-inline-style
  border-inline-width border-left border-left-color border-left-style border-left-width
  border-radius border-right border-right-color border-right-style border-right-width border-shape
  border-spacing border-start-end-radius border-start-start-radius border-style border-top
  border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width
  border-width bottom box-align box-decoration-break box-direction box-flex box-flex-group
  box-lines box-ordinal-group box-orient box-pack box-shadow box-sizing break-after break-before
  break-inside caption-side caret caret-animation caret-color caret-shape clear clip clip-path
  clip-rule color color-adjust color-interpolation color-interpolation-filters color-rendering
  color-scheme column-count column-fill column-gap column-height column-rule column-rule-color
  column-rule-style column-rule-width column-span column-width column-wrap columns contain
  contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size
  contain-intrinsic-size contain-intrinsic-width container container-name container-type content
  content-visibility corner-block-end-shape corner-block-start-shape corner-bottom-left-shape
  corner-bottom-right-shape corner-bottom-shape corner-end-end-shape corner-end-start-shape
  corner-inline-end-shape corner-inline-start-shape corner-left-shape corner-right-shape
  corner-shape corner-start-end-shape corner-start-start-shape corner-top-left-shape
  corner-top-right-shape corner-top-shape counter-increment counter-reset counter-set cursor cx cy
  d direction display dominant-baseline dynamic-range-limit empty-cells field-sizing fill
  fill-opacity fill-rule filter flex flex-basis flex-direction flex-flow flex-grow flex-line-count
  flex-shrink flex-wrap float flood-color flood-opacity font font-family font-feature-settings
  font-kerning font-language-override font-optical-sizing font-palette font-size font-size-adjust
  font-smooth font-stretch font-style font-synthesis font-synthesis-position
  font-synthesis-small-caps font-synthesis-style font-synthesis-weight font-variant
  font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji
  font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
  font-weight font-width forced-color-adjust frame-sizing gap glyph-orientation-vertical grid
  grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end
  grid-column-gap grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start
  grid-template grid-template-areas grid-template-columns grid-template-rows hanging-punctuation
  height hyphenate-character hyphenate-limit-chars hyphens image-orientation image-rendering
  image-resolution ime-mode initial-letter initial-letter-align inline-size inset inset-area
  inset-block inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start
  interactivity interest-delay interest-delay-end interest-delay-start interpolate-size isolation
  justify-content justify-items justify-self justify-tracks left letter-spacing lighting-color
  line-break line-clamp line-height line-height-step link-parameters list-style list-style-image
  list-style-position list-style-type margin margin-block margin-block-end margin-block-start
  margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right
  margin-top margin-trim marker marker-end marker-mid marker-start mask mask-border
  mask-border-mode mask-border-outset mask-border-repeat mask-border-slice mask-border-source
  mask-border-width mask-clip mask-composite mask-image mask-mode mask-origin mask-position
  mask-repeat mask-size mask-type masonry-auto-flow math-depth math-shift math-style max-block-size
  max-height max-inline-size max-lines max-width min-block-size min-height min-inline-size
  min-width mix-blend-mode motion motion-distance motion-path motion-rotation object-fit
  object-position object-view-box offset offset-anchor offset-block offset-block-end
  offset-block-start offset-distance offset-inline offset-inline-end offset-inline-start
  offset-path offset-position offset-rotate offset-rotation opacity order orphans outline
  outline-color outline-offset outline-style outline-width overflow overflow-anchor overflow-block
  overflow-clip-box overflow-clip-margin overflow-inline overflow-wrap overflow-x overflow-y
  overlay overscroll-behavior overscroll-behavior-block overscroll-behavior-inline
  overscroll-behavior-x overscroll-behavior-y padding padding-block padding-block-end
  padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start
  padding-left padding-right padding-top page page-break-after page-break-before page-break-inside
  paint-order path-length perspective perspective-origin place-content place-items place-self
  pointer-events position position-anchor position-area position-try position-try-fallbacks
  position-try-options position-try-order position-visibility print-color-adjust quotes r
  reading-flow reading-order resize right rotate row-gap ruby-align ruby-merge ruby-overhang
  ruby-position rx ry scale scroll-axis-lock scroll-behavior scroll-initial-target scroll-margin
  scroll-margin-block scroll-margin-block-end scroll-margin-block-start scroll-margin-bottom
  scroll-margin-inline scroll-margin-inline-end scroll-margin-inline-start scroll-margin-left
  scroll-margin-right scroll-margin-top scroll-marker-group scroll-padding scroll-padding-block
  scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom scroll-padding-inline
  scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right
  scroll-padding-top scroll-snap-align scroll-snap-coordinate scroll-snap-destination
  scroll-snap-margin scroll-snap-margin-bottom scroll-snap-margin-left scroll-snap-margin-right
  scroll-snap-margin-top scroll-snap-points-x scroll-snap-points-y scroll-snap-stop
  scroll-snap-type scroll-snap-type-x scroll-snap-type-y scroll-target-group scroll-timeline
  scroll-timeline-axis scroll-timeline-name scrollbar-color scrollbar-gutter scrollbar-width
  shape-image-threshold shape-margin shape-outside shape-rendering speak-as stop-color stop-opacity
  stroke stroke-color stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width tab-size table-layout text-align text-align-last
  text-anchor text-autospace text-box text-box-edge text-box-trim text-combine-upright
  text-decoration text-decoration-color text-decoration-inset text-decoration-line
  text-decoration-skip text-decoration-skip-ink text-decoration-style text-decoration-thickness
  text-emphasis text-emphasis-color text-emphasis-position text-emphasis-style text-fit text-indent
  text-justify text-orientation text-overflow text-rendering text-shadow text-size-adjust
  text-spacing-trim text-transform text-underline-offset text-underline-position text-wrap
  text-wrap-mode text-wrap-style timeline-scope timeline-trigger timeline-trigger-activation-range
  timeline-trigger-activation-range-end timeline-trigger-activation-range-start
  timeline-trigger-active-range timeline-trigger-active-range-end
  timeline-trigger-active-range-start timeline-trigger-name timeline-trigger-source top
  touch-action transform transform-box transform-origin transform-style transition
  transition-behavior transition-delay transition-duration transition-property
  transition-timing-function translate trigger-scope unicode-bidi user-select vector-effect
  vertical-align view-timeline view-timeline-axis view-timeline-inset view-timeline-name
  view-transition-class view-transition-name view-transition-scope visibility white-space
  white-space-collapse widows width will-change window-drag word-break word-spacing word-wrap
  writing-mode x y z-index zoom
`
  .trim()
  .split(/\s+/);

/** The keywords of all properties. */
export const CSS_KEYWORDS: readonly string[] = `
  A3 A4 A5 AccentColor AccentColorText ActiveBorder ActiveCaption ActiveText AppWorkspace B4 B5
  Background ButtonBorder ButtonFace ButtonHighlight ButtonShadow ButtonText Canvas CanvasText
  CaptionText Field FieldText GrayText Highlight HighlightText InactiveBorder InactiveCaption
  InactiveCaptionText InfoBackground InfoText JIS-B4 JIS-B5 LinkText Mark MarkText Menu MenuText
  Scrollbar SelectedItem SelectedItemText ThreeDDarkShadow ThreeDFace ThreeDHighlight
  ThreeDLightShadow ThreeDShadow VisitedText Window WindowFrame WindowText above absolute
  accumulate active add after alias aliceblue all all-petite-caps all-scroll all-small-caps
  allow-discrete allow-end allow-keywords alpha alphabetic alternate alternate-reverse always
  anchor-center anchors-valid anchors-visible antiquewhite anywhere aqua aquamarine arcs auto
  auto-add auto-phrase avoid avoid-column avoid-page avoid-region azure backwards balance bar
  baseline before beige below bevel bidi-override bisque black blanchedalmond blink block
  block-axis block-end block-start blue blueviolet bold bolder border border-area border-box both
  bottom box-decoration break-all break-spaces break-word brown bt burlywood butt button
  button-arrow-down button-arrow-next button-arrow-previous button-arrow-up button-bevel
  button-focus cadetblue cap capitalize caption caret cell center central chained chartreuse
  checkbox checkbox-container checkbox-label checkmenuitem chocolate circle clear clip clone
  close-quote col-resize collapse color color-burn color-dodge column column-reverse
  common-ligatures compact condensed constrained contain content content-block-size content-box
  content-height content-inline-size content-width contents context-fill context-menu
  context-stroke contextual copy coral cornflowerblue cornsilk cover crimson crisp-edges crispEdges
  crosshair currentColor cursive cyan dark darkblue darkcyan darken darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
  darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet dashed deeppink
  deepskyblue default default-button definite-first dense destination-atop destination-in
  destination-out destination-over diagonal-fractions difference digits dimgray dimgrey disabled
  discretionary-ligatures distribute dodgerblue dot dotted double double-circle drag dualbutton
  e-resize ease ease-in ease-in-out ease-out economy edges element ellipsis embed emoji enabled end
  entry entry-crossing evenodd ew-resize ex exact exclude exclusion exit exit-crossing expanded
  extra-condensed extra-expanded false fangsong fantasy fill fill-box fill-opacity filled firebrick
  first fit-content fixed fixed-position flat flex flex-end flex-flow flex-start flex-visual flip
  flip-block flip-inline flip-start floralwhite flow flow-root force-end forestgreen forwards
  from-font from-image fuchsia full-size-kana full-width gainsboro geometricPrecision ghostwhite
  gold goldenrod grab grabbing grammar-error gray green greenyellow grey grid grid-columns
  grid-order grid-rows grippers groove groupbox grow hanging hard-light help hidden hide
  historical-forms historical-ligatures honeydew horizontal horizontal-tb hotpink hue icon
  ideograph-alpha ideograph-numeric ideograph-parenthesis ideograph-space ideographic
  ideographic-ink ignore in-flow inactive indianred indigo inert infinite inherit inline
  inline-axis inline-block inline-end inline-flex inline-grid inline-list-item inline-size
  inline-start inline-table inner-spin-button insert inset inside inter-character inter-word
  intersect intrinsic isolate isolate-override italic ivory jis04 jis78 jis83 jis90 justify
  keep-all khaki large larger last lavender lavenderblush lawngreen layout leading-spaces ledger
  left legacy legal lemonchiffon letter light lightblue lightcoral lightcyan lighten lighter
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
  lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen line-through
  linear linearRGB linen lining-nums list-item listbox listitem literal-punctuation local loose
  lowercase lr ltr luminance luminosity magenta mandatory manipulation manual margin-box markers
  maroon match-element match-parent match-source math math-auto mathematical max-content maximum
  media-controls-background media-controls-fullscreen-background media-current-time-display
  media-enter-fullscreen-button media-exit-fullscreen-button media-fullscreen-button
  media-mute-button media-overlay-play-button media-play-button media-seek-back-button
  media-seek-forward-button media-slider media-sliderthumb media-time-remaining-display
  media-toggle-closed-captions-button media-volume-slider media-volume-slider-container
  media-volume-sliderthumb medium mediumaquamarine mediumblue mediumorchid mediumpurple
  mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred menu menuarrow
  menubar menucheckbox menuimage menuitem menuitemtext menulist menulist-button menulist-text
  menulist-textfield menupopup menuradio menuseparator message-box meter meterbar meterchunk middle
  midnightblue min-content min-intrinsic mintcream mistyrose miter miter-clip mixed moccasin
  monospace most-block-size most-height most-inline-size most-width move multiple multiply n-resize
  navajowhite navy ne-resize nearest nesw-resize never next no-autospace no-clip no-close-quote
  no-common-ligatures no-contextual no-discretionary-ligatures no-drag no-drop
  no-historical-ligatures no-limit no-open-quote no-overflow no-punctuation no-repeat non-rotation
  non-scaling-size non-scaling-stroke none nonzero normal not-allowed notch nowrap ns-resize
  numeric-only nw-resize nwse-resize objects oblique oldlace oldstyle-nums olive olivedrab open
  open-quote optimizeLegibility optimizeQuality optimizeSpeed orange orangered orchid ordered
  ordinal outset outside over overlay overline pack padding padding-box page paint painted
  palegoldenrod palegreen paleturquoise palevioletred pan-down pan-left pan-right pan-up pan-x
  pan-y papayawhip paused peachpuff peru petite-caps pinch-zoom pink pixelated plaintext plum
  plus-darker plus-lighter pointer position powderblue pre pre-line pre-wrap preserve preserve-3d
  preserve-breaks preserve-parent-color preserve-spaces pretty progress progress-bar
  progress-bar-value progressbar progressbar-vertical progresschunk progresschunk-vertical
  proportional-nums proportional-width proximity punctuation purple push-button radio
  radio-container radio-label radiomenuitem railed range range-thumb read-only read-write
  read-write-plaintext-only rebeccapurple recto red region relative repeat repeat-x repeat-y
  replace reset resizer resizerpanel reverse ridge right rl rosybrown round row row-resize
  row-reverse royalblue rtl ruby ruby-base ruby-base-container ruby-text ruby-text-container run-in
  running s-resize sRGB saddlebrown salmon sandybrown sans-serif saturation scale-down
  scale-horizontal scale-vertical scalethumb-horizontal scalethumb-vertical scalethumbend
  scalethumbstart scalethumbtick scoop screen scroll scroll-position scroll-state scrollbar
  scrollbarbutton-down scrollbarbutton-left scrollbarbutton-right scrollbarbutton-up
  scrollbarthumb-horizontal scrollbarthumb-vertical scrollbartrack-horizontal
  scrollbartrack-vertical se-resize seagreen searchfield searchfield-cancel-button
  searchfield-decoration searchfield-results-button searchfield-results-decoration seashell
  select-after select-all select-before select-menu select-same self-block-end self-block-start
  self-end self-inline-end self-inline-start self-start semi-condensed semi-expanded separate
  separator serif sesame sheet show shrink sideways sideways-lr sideways-right sideways-rl sienna
  silver simplified single size skyblue slashed-zero slateblue slategray slategrey slice
  slider-horizontal slider-vertical sliderthumb-horizontal sliderthumb-vertical small small-caps
  small-caption smaller smooth snow soft-light solid source-atop source-in source-order source-out
  source-over space space-all space-around space-between space-evenly space-first spaces span-all
  span-block-end span-block-start span-bottom span-end span-inline-end span-inline-start span-left
  span-right span-self-block-end span-self-block-start span-self-end span-self-inline-end
  span-self-inline-start span-self-start span-start span-top span-x-end span-x-self-end
  span-x-self-start span-x-start span-y-end span-y-self-end span-y-self-start span-y-start
  spell-out spelling-error spinner spinner-downbutton spinner-textfield spinner-upbutton splitter
  springgreen square square-button squircle stable stacked-fractions standard start static
  status-bar statusbar statusbarpanel steelblue step-end step-start sticky stretch stretch-to-fit
  strict stroke stroke-box stroke-opacity style sub subgrid subtract super sw-resize system-ui tab
  tab-scroll-arrow-back tab-scroll-arrow-forward table table-caption table-cell table-column
  table-column-group table-footer-group table-header-group table-row table-row-group tabpanel
  tabpanels tabular-nums tan tb teal text text-after-edge text-before-edge text-bottom text-top
  textarea textfield textfield-multiline thick thin thistle titling-caps tomato toolbar
  toolbarbutton toolbarbutton-dropdown toolbargripper toolbox tooltip top touch traditional
  trailing-spaces transparent treeheader treeheadercell treeheadersortarrow treeitem treeline
  treetwisty treetwistyopen treeview triangle trim-both trim-end trim-start true turquoise
  ui-monospace ui-rounded ui-sans-serif ui-serif ultra-condensed ultra-expanded under underline
  underscore unicase unicode uppercase upright verso vertical vertical-lr vertical-rl vertical-text
  vertical-to-horizontal view-box violet visible visibleFill visiblePainted visibleStroke w-resize
  wait wavy weight wheat white whitesmoke wrap wrap-reverse write-only x x-end x-large x-self-end
  x-self-start x-small x-start xor xx-large xx-small xxx-large y y-end y-self-end y-self-start
  y-start yellow yellowgreen zoom zoom-in zoom-out
`
  .trim()
  .split(/\s+/);

/** The pseudo-classes and pseudo-elements that some browser knows. */
export const CSS_PSEUDOS: readonly string[] = `
  ::after ::backdrop ::before ::checkmark ::cue ::cue-region ::details-content
  ::file-selector-button ::first-letter ::first-line ::grammar-error ::highlight ::marker ::part
  ::picker ::picker-icon ::placeholder ::scroll-marker ::scroll-marker-group ::selection ::slotted
  ::spelling-error ::target-text ::view-transition ::view-transition-group
  ::view-transition-image-pair ::view-transition-new ::view-transition-old :active
  :active-view-transition :active-view-transition-type :after :any-link :autofill :before :blank
  :buffering :checked :current :default :defined :dir :disabled :empty :enabled :first :first-child
  :first-letter :first-line :first-of-type :focus :focus-visible :focus-within :fullscreen :future
  :has :has-slotted :host :host-context :hover :in-range :indeterminate :invalid :is :lang
  :last-child :last-of-type :left :link :local-link :matches :modal :muted :not :nth-child
  :nth-last-child :nth-last-of-type :nth-of-type :only-child :only-of-type :open :optional
  :out-of-range :past :paused :picture-in-picture :placeholder-shown :playing :popover-open
  :read-only :read-write :required :right :root :scope :seeking :stalled :state :target
  :target-current :target-within :user-invalid :user-valid :valid :visited :volume-locked :where
  :xr-overlay
`
  .trim()
  .split(/\s+/);
