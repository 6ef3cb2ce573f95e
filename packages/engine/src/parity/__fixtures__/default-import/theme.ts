const line = 'silver';

export default { accent: 'tomato', line };
