// Arrays in shared memory: a worker posts them to another thread without a copy.
export const sharedUint32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

export const sharedUint16 = (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2));

export const sharedUint8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

export const sharedInt32 = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4));

export const sharedFloat64 = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8));
