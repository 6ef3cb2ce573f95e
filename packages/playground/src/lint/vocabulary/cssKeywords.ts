// cspell:disable -- written by vocabulary.test.ts
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
