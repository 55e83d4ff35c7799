import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: '/', clean: true },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new webpack.DefinePlugin({ SITE: JSON.stringify(process.env.SITE) }),
    new ModuleFederationPlugin({
      name: 'town',
      dts: false,
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
};
