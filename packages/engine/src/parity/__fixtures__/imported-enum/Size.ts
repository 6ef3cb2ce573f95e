export enum Size {
  Small = '120px',
  Large = '960px',
}
