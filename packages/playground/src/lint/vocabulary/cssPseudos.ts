// cspell:disable -- written by vocabulary.test.ts
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
